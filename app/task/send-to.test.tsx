import { renderToStaticMarkup } from "react-dom/server.browser";
import { StaticRouter } from "react-router-dom/server";
import { expect, it } from "vitest";
import type { Artifact } from "../../trpc/contract/artifact.ts";
import type { Task } from "../../trpc/contract/task.ts";
import { SendTo } from "./send-to.tsx";

const task = { task_id: "t1", title: "A jug", tool: "ai-image" } as unknown as Task;
const artifact = (kind: Artifact["kind"], width: number, height: number) =>
  ({ kind, name: `${kind}-1`, width, height }) as unknown as Artifact;

const shown = (one: Artifact) =>
  renderToStaticMarkup(
    <StaticRouter location="/ai-image?task=t1">
      <SendTo task={task} artifacts={[one]} />
    </StaticRouter>,
  );

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
