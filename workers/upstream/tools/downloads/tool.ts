import type { z } from "zod";
import type { StoredOutput } from "../../../../db/schema/index.ts";
import { LONGEST_DOWNLOAD, type downloadWork } from "../../../../trpc/contract/tools/downloads.ts";
import type { JobOf } from "../../../media/protocol/jobs.ts";
import { AppError } from "../../app-error.ts";
import { filmName } from "../../files/keys.ts";
import { parseLink } from "../../product/page.ts";
import { targetAt } from "../job-files.ts";
import { defineTool, type Tool, type ToolRun } from "../tool.ts";

type Input = z.output<ReturnType<typeof downloadWork>["input"]>;
type Take = JobOf<"download">["take"];

/** How each is kept. */
const FORMS = {
  video: { ending: "mp4", content_type: "video/mp4" },
  audio: { ending: "mp3", content_type: "audio/mpeg" },
} as const satisfies Record<Take, object>;

const TITLE = 80;

/** The last part of an address that says something, without its ending; else the host. */
function titleOf({ hostname, pathname }: URL): string {
  const last = pathname.split("/").findLast((part) => part !== "") ?? "";
  return (URL.canParse(`http://x/${last}`) ? last : "").replace(/\.[a-z0-9]{2,5}$/i, "").slice(0, TITLE) || hostname;
}

/** Fetches and keeps it: what the media service says of it, and where it lies. */
async function fetchMedia(run: ToolRun<Input>, address: string, take: Take) {
  const { ending, content_type } = FORMS[take];
  const base = filmName(run.task.id);
  const media = await targetAt(run, `${base}.${ending}`, content_type);
  const poster = take === "video" ? await targetAt(run, `${base}.poster.jpg`, "image/jpeg") : null;
  const job = { kind: "download", address, take, max_seconds: LONGEST_DOWNLOAD, media, poster } as const;
  const result = await run.media("download", job, { phase: "fetching", from: 2, to: 98 });
  return { result, kept: { key: media.key, content_type, bytes: result.bytes, duration: result.duration }, poster_key: poster?.key ?? "" };
}

async function download(run: ToolRun<Input>, take: Take): Promise<StoredOutput> {
  const { links } = run;
  const hidden = links && (await run.step("resolve", () => links.resolve(run.input.address, take)));
  const { result, kept, poster_key } = await fetchMedia(run, hidden?.url ?? run.input.address, take);
  const { width, height, title, engine } = result;
  return {
    artifacts: [take === "video" ? { kind: take, name: take, ...kept, width, height, poster_key } : { kind: take, name: take, ...kept }],
    facts: { title: hidden ? hidden.title || run.task.title : title, source: new URL(run.input.address).hostname },
    engines: { download: hidden && links ? links.engine : engine },
    timings: {},
  };
}

/** What is behind a public address, as a file of one's own: its picture and sound, or its sound alone. */
export const downloader = (manifest: Tool<Input>["manifest"], take: Take): Tool =>
  defineTool<Input, Input>({
    manifest,
    kept: { version: 1, schema: manifest.work.input as z.ZodType<Input> },
    async prepare(_call, { address, rights }) {
      const link = parseLink(address);
      return { input: { address: link.href, rights }, title: titleOf(link) };
    },
    check({ rights }) {
      if (!rights) throw new AppError("download.rightsRequired");
    },
    quote: () => ({ credits: 0, seconds: null }),
    run: (run) => download(run, take),
  });
