import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect } from "../../scripts/run/client.ts";
import { follow } from "../../scripts/run/follow.ts";
import { type ArtifactOf, artifactOf } from "../../trpc/contract/artifact.ts";
import { encodeOnly, seconds, takeFrames, tool } from "./encode.ts";
import type { Origin } from "./figures.ts";
import { median } from "./median.ts";

const RUNS = 3;
const POLL_MS = 100;
/** Frames a second of every ad. */
const FPS = 30;

type Stage = "preview" | "render";

/** From the link to the finished film, as a new guest each time: nothing is there from the run before. */
async function makeAd(origin: string, stage: Stage): Promise<ArtifactOf<"video">> {
  const { client } = await connect(origin);
  const { id: draft_id } = await client.drafts.create.mutate({ app_id: 104, url: `${origin}/samples/bottle/`, language: "en" });
  await client.drafts.analyseUrl.mutate({ draft_id });
  await client.drafts.writeScripts.mutate({ draft_id });
  const task = await follow(client, await client.tasks.push.mutate({ app_id: 104, input: { draft_id }, stage }), { everyMs: POLL_MS });
  const film = artifactOf(task.output?.artifacts ?? [], "video");
  if (task.state !== "success" || !film) throw new Error(`the ${stage} failed: ${task.error_code}`);
  return film;
}

/** Makes the ad and says how many times as long as encoding that same film alone it took. */
async function ratioOf(origin: string, stage: Stage): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), "reelwright-flow-"));
  try {
    const run = await tool(folder);
    const made: ArtifactOf<"video">[] = [];
    const flow = await seconds(async () => made.push(await makeAd(origin, stage)));
    const [film] = made;
    if (!film) throw new Error("no film was made");
    await writeFile(join(folder, "film.mp4"), Buffer.from(await (await fetch(new URL(film.url, origin))).arrayBuffer()));
    await takeFrames(run, "film.mp4", 3);
    return flow / (await seconds(() => encodeOnly(run, { ...film, fps: FPS, seconds: film.duration })));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The flow on the sample against encoding its film alone, in turn: median of three after one warm-up. */
async function ratio(origin: Origin, stage: Stage): Promise<number> {
  const base = await origin();
  await makeAd(base, stage);
  const ratios: number[] = [];
  for (let round = 0; round < RUNS; round++) ratios.push(await ratioOf(base, stage));
  return median(ratios);
}

/** Link → preview. */
export const previewRatio = async (origin: Origin) => ({ "flow.preview_vs_encode_only": await ratio(origin, "preview") });

/** Link → final 20 s ad. */
export const finalRatio = async (origin: Origin) => ({ "flow.final_vs_encode_only": await ratio(origin, "render") });
