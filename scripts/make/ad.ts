import { writeFile } from "node:fs/promises";
import { errorOf, messageText } from "../../trpc/contract/rules/errors.ts";
import type { Language } from "../../locales/index.ts";
import { type ArtifactOf, artifactOf } from "../../trpc/contract/artifact.ts";
import type { Draft, Task } from "../../trpc/index.ts";
import type { Client } from "../run/client.ts";
import { follow } from "../run/follow.ts";
import type { MakeOptions } from "./options.ts";
import { progressBar } from "./progress.ts";

/** The error catalogue's words for why a page could not be read (spec §8). */
const said = ({ error_code, error_values }: Draft, lang: Language = "en"): string =>
  messageText(errorOf(error_code ?? 0).key, lang, error_values ?? {});

export interface Made {
  task: Task;
  video: ArtifactOf<"video">;
  draft: Draft;
  /** Seconds, by step. */
  seconds: Record<string, number>;
}

async function prepare(client: Client, link: string, { settings }: MakeOptions, timed: Timer): Promise<Draft> {
  const created = await client.drafts.create.mutate({ app_id: 104, url: link, language: settings.language ?? "en" });
  const draft_id = created.id;
  const read = await timed("reading the page", () => client.drafts.analyseUrl.mutate({ draft_id }));
  if (read.analysis === "failed") throw new Error(said(read, settings.language));
  await client.drafts.update.mutate({ draft_id, settings });
  return timed("writing the script", () => client.drafts.writeScripts.mutate({ draft_id }));
}

type Timer = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/** Link → finished MP4 through the typed client; writes it to `options.out`. */
export async function makeAd(client: Client, origin: string, link: string, options: MakeOptions): Promise<Made> {
  const bar = progressBar();
  const seconds: Record<string, number> = {};
  const timed: Timer = async (name, work) => {
    const start = performance.now();
    bar.show(name, 1);
    const value = await work();
    seconds[name] = (performance.now() - start) / 1000;
    return value;
  };
  try {
    const draft = await prepare(client, link, options, timed);
    const pushed = await client.tasks.push.mutate({ app_id: 104, input: { draft_id: draft.id }, stage: "render" });
    const task = await timed("making the ad", () => follow(client, pushed, { show: bar.show }));
    const video = artifactOf(task.output?.artifacts ?? [], "video");
    if (!video) throw new Error(task.error_msg ?? task.state);
    const file = await fetch(new URL(video.download_url, origin));
    await writeFile(options.out, new Uint8Array(await file.arrayBuffer()));
    return { task, video, draft, seconds: { ...seconds, ...task.output?.timings } };
  } finally {
    bar.end();
  }
}
