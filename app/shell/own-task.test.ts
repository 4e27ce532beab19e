import { expect, it } from "vitest";
import type { Api } from "../../trpc/router.ts";
import { showsOwnTask } from "./own-task.ts";

/** Of whom one translation is, and everything else another's. */
const api = {
  tasks: {
    status: async ({ task_id }: { task_id: string }) => {
      if (task_id === "mine") return { tool: "video-translation" };
      throw new Error("refused", { cause: Object.assign(new Error("not found"), { code: -20001 }) });
    },
  },
} as unknown as Pick<Api, "tasks">;
const shows = (path: string) => showsOwnTask(api, new URL(path, "https://studio.example"));

it("a page of a tool that a plan no longer opens shows a task of one's own, and nothing else", async () => {
  expect(await shows("/video-translation?task=mine")).toBe(true);
  expect(await shows("/video-translation/editor?task=mine")).toBe(true);
  expect(await Promise.all(["/video-translation", "/video-translation?task=", "/video-translation?task=another"].map(shows))).toEqual([
    false,
    false,
    false,
  ]);
  expect(await shows("/video-remix/product-details?task=mine")).toBe(false);
});
