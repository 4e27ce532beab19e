import { expect, it } from "vitest";
import type { LinkResolver } from "../../workers/upstream/providers/index.ts";
import { AppError } from "../../workers/upstream/app-error.ts";
import type { ToolRun } from "../../workers/upstream/tools/tool.ts";
import { videoDownloader } from "../../workers/upstream/tools/video-downloader/tool.ts";

const PAGE = "https://video.example/watch?v=1";

/** A run in which every step succeeds at once, and the addresses that were downloaded. */
function runWith(links: LinkResolver | null) {
  const fetched: string[] = [];
  const run = {
    task: { id: "task", title: "watch" },
    ownerId: "owner",
    input: { address: PAGE, rights: true },
    files: { absolute: String, readPath: String, writePath: String },
    links,
    step: (_name: string, work: () => Promise<unknown>) => work(),
    media: async (_name: string, { address }: { address: string }) => {
      fetched.push(address);
      return { title: "of the file", duration: 4, width: 320, height: 180, bytes: 10, engine: "reelwright-download" };
    },
  } as unknown as ToolRun;
  return { fetched, output: () => videoDownloader.run(run) };
}

const cobalt = (resolve: LinkResolver["resolve"]): LinkResolver => ({ engine: "cobalt", resolve });

it("fetches what the operator's server names, and says who found it and what it is called", async () => {
  const { fetched, output } = runWith(cobalt(async () => ({ url: "https://cdn.example/1.mp4", title: "A film" })));
  expect(await output()).toMatchObject({ facts: { title: "A film", source: "video.example" }, engines: { download: "cobalt" } });
  expect(fetched).toEqual(["https://cdn.example/1.mp4"]);
});

it.each([["has none", null] as const, ["knows nothing of it", cobalt(async () => null)] as const])(
  "reads the address itself where the operator %s",
  async (_why, links) => {
    const { fetched, output } = runWith(links);
    expect(await output()).toMatchObject({ facts: { title: "of the file" }, engines: { download: "reelwright-download" } });
    expect(fetched).toEqual([PAGE]);
  },
);

it("fails with what the operator's server says of it, and fetches nothing", async () => {
  const refused = cobalt(() => Promise.reject(new AppError("download.live")));
  const { fetched, output } = runWith(refused);
  await expect(output()).rejects.toMatchObject({ reason: "download.live" });
  expect(fetched).toEqual([]);
});
