import { expect, it } from "vitest";
import { markupFor } from "../shell/visited-markup.tsx";
import type { Artifact } from "../../trpc/contract/artifact.ts";
import { APP_ID } from "../../trpc/contract/rules/tasks.ts";
import type { Task } from "../../trpc/contract/task.ts";
import { SendTo } from "./send-to.tsx";

const task = { task_id: "t1", title: "A jug", tool: "ai-image" } as unknown as Task;
const artifact = (kind: Artifact["kind"], width: number, height: number) =>
  ({ kind, name: `${kind}-1`, width, height }) as unknown as Artifact;

const shown = (one: Artifact, closedApps: number[] = []) =>
  markupFor(<SendTo task={task} artifacts={[one]} />, { at: "/ai-image?task=t1", visit: { closedApps } });

it.each([
  ["a picture", artifact("image", 1024, 1280), "4:5"],
  ["a film", artifact("video", 720, 1280), "9:16"],
  ["a wide film", artifact("video", 1600, 1000), "16:9"],
  ["a square", artifact("image", 800, 790), "1:1"],
] as const)("%s may be in an ad, or begin a timeline of its shape", (_what, one, ratio) => {
  const html = shown(one);
  expect(html).toContain(`href="/ai-video-ads?from=t1&amp;artifact=${one.name}"`);
  expect(html).toContain('action="/projects"');
  expect(html).toContain(`name="ratio" value="${ratio}"`);
  expect(html).toContain(`name="file" value="task:t1/${one.name}"`);
  expect(html).toContain(`name="kind" value="${one.kind}"`);
});

it("a sound goes to neither", () => {
  expect(shown(artifact("audio", 0, 0))).not.toMatch(/ai-video-ads|action="\/projects"/);
});

it("a tool that cannot be used here is not offered, nor ads where those are switched off", () => {
  const film = artifact("video", 720, 1280);
  for (const [slug, app] of [
    ["face-swap", APP_ID.FACE_SWAP_VIDEO],
    ["ai-voice", APP_ID.AI_VOICE],
    ["ai-video-ads", APP_ID.PRODUCT_TO_VIDEO],
  ] as const) {
    expect(shown(film)).toContain(`href="/${slug}?`);
    expect(shown(film, [app])).not.toContain(`href="/${slug}?`);
    expect(shown(film, [app])).toContain('href="/video-cut?');
  }
});
