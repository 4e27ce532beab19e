import { renderToStaticMarkup } from "react-dom/server.browser";
import { expect, it } from "vitest";
import type { Task } from "../../trpc/contract/task.ts";
import { HistoryEntry } from "./history-entry.tsx";

const video = (name: string) => ({ kind: "video", name, poster_url: "/files/large.jpg", thumb_url: `/files/${name}.webp` });
const made = (model: string, ...names: string[]) =>
  ({
    task_id: "t1",
    title: "A jug",
    created_at: 0,
    cost: 1200,
    favourites: [],
    output: names.length > 0 ? { artifacts: names.map(video), facts: { model } } : null,
  }) as unknown as Task;
const MODELS = [
  { id: "sora/sora-2", name: "Sora 2" },
  { id: "vertex/veo", name: "Veo 3.1" },
];
const shown = (task: Task) => renderToStaticMarkup(<HistoryEntry slug="create-ai-video" task={task} now={false} models={MODELS} />);

it("two films of one prompt are told apart by what they look like and by their model", () => {
  const [one, other] = [shown(made("sora/sora-2", "video-1")), shown(made("vertex/veo", "video-1", "video-2"))];
  expect(one).toContain('src="/files/video-1.webp"');
  expect(one).toContain("Sora 2");
  expect(other).toContain("Veo 3.1 · 2 results");
  expect(other).toContain("1,200 credits");
});

it("beside the tasks of other tools it says its own", () => {
  const task = made("sora/sora-2", "video-1");
  expect(renderToStaticMarkup(<HistoryEntry slug="veo3" task={task} now={false} models={[]} label="Veo3" />)).toContain("Veo3");
});

it("what has made nothing yet is there without a picture", () => {
  expect(shown(made(""))).not.toContain("<img");
});
