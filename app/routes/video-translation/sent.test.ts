import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { expect, it } from "vitest";
import { broughtTo } from "../../tool/file-choices.ts";
import { loader } from "./route.tsx";

it("a film that another tool sends here is among the videos of the form", async () => {
  const film = { kind: "video", name: "video-1", file_name: "A jug.mp4", poster_url: "/p" };
  const nothing = async () => ({ list: [], next: null });
  const api = {
    tasks: {
      status: async () => ({ task_id: "t1", output: { artifacts: [film] }, finished_at: 1, cost: 0, state: "success" }),
      last: nothing,
    },
    mediaLib: { list: nothing },
    account: { userInfo: async () => ({ credits: { available: 1 } }) },
    translation: { engines: async () => ({ translator: null, transcriber: null }) },
    models: { list: nothing },
  };
  const request = new Request("https://ads.test/video-translation?from=t1&artifact=video-1");
  const args = { request, context: { api, lang: "en" }, params: {} } as unknown as LoaderFunctionArgs;
  const { data } = (await loader(args)) as unknown as { data: { files: Parameters<typeof broughtTo>[1] } };
  expect(broughtTo("videos", data.files)).toEqual(["task:t1/video-1"]);
});
