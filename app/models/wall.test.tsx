import { expect, it } from "vitest";
import { markupFor } from "../shell/visited-markup.tsx";
import type { ShownModel } from "../../trpc/contract/model.ts";
import type { Task } from "../../trpc/contract/task.ts";
import { Wall } from "./wall.tsx";

const artifact = (at: number) => ({
  kind: "image",
  name: `image-${at}`,
  url: `/files/image-${at}.png`,
  download_url: `/files/image-${at}.png`,
  file_name: "image.png",
  width: 8,
  height: 8,
});
const task = {
  task_id: "t1",
  title: "A jug",
  state: "success",
  tool: "ai-image",
  favourites: [],
  finished_at: null,
  output: { artifacts: [1, 2, 3].map(artifact), facts: {} },
} as unknown as Task;

it("says in which style each of several was drawn, and keeps what is upright within a window's height", () => {
  const films = [1, 2].map((at) => ({ ...artifact(at), kind: "video", width: 9, height: 16 }));
  const wall = (artifacts: readonly object[], facts: Record<string, string>) =>
    markupFor(
      <Wall
        slug="ai-image"
        task={{ ...task, output: { artifacts, facts } } as unknown as Task}
        receipt={null}
        model={null}
        seed={1}
        compared={[]}
      />,
      { at: "/ai-image" },
    );
  const html = wall([1, 2, 3].map(artifact), { styles: "riso,deco,swiss" });
  for (const style of ["Risograph", "Art deco", "Swiss"]) expect(html).toContain(`<span class="hint">${style}</span>`);
  expect(wall(films, { how: "orbit,push" }).match(/max-w-sm/g)).toHaveLength(2);
});

const shown = (...compared: string[]) =>
  markupFor(<Wall slug="ai-image" task={task} receipt={null} model={null} seed={1} compared={compared} />, { at: "/ai-image?task=t1" });

it("two that are compared are not checked any more: the next two are chosen anew", () => {
  const html = shown("image-1", "image-2");
  expect(html).toContain("Close comparison");
  expect(html.match(/name="with"/g)).toHaveLength(3);
  expect(html).not.toMatch(/<input[^>]*name="with"[^>]* checked/);
});

it("all that are checked are compared, not only the first two; one alone is not", () => {
  const numbers = (html: string) => [...html.matchAll(/alt="Number (\d)"/g)].map(([, number]) => number);
  expect(numbers(shown("image-3", "image-1", "image-2"))).toEqual(["1", "2", "3"]);
  expect(numbers(shown("image-1", "image-3"))).toEqual(["1", "3"]);
  expect(shown("image-2")).not.toContain("Close comparison");
  expect(shown("image-2")).toContain('role="status">Select two or more.');
  expect(shown()).not.toContain('role="status"');
});

it("a film is made longer by words for what comes next, and not by those that it began with", () => {
  const longer = (facts: Record<string, string>) =>
    markupFor(
      <Wall
        slug="image-to-videos"
        task={{ ...task, output: { artifacts: [{ ...artifact(1), kind: "video", duration: 5 }], facts } } as unknown as Task}
        receipt={null}
        model={{ id: "built-in/motion", provider: "built-in", can: [], seconds: [4, 5], credits: 1 } as unknown as ShownModel}
        seed={1}
        compared={[]}
      />,
      { at: "/image-to-videos?task=t1" },
    );
  const shot = longer({ mode: "image", prompt: "zoom out" });
  expect(shot).toMatch(/<textarea[^>]*name="prompt"[^>]*><\/textarea>/);
  expect(shot).toContain("#t=4.95");
  const words = longer({ mode: "text", prompt: "Slow mornings" });
  expect(words).toMatch(/<textarea[^>]*name="prompt"[^>]*required[^>]*><\/textarea>/);
  expect(words).not.toContain("#t=");
});
