import type { ModelRatio } from "../../../../trpc/contract/rules/models/index.ts";
import type { ModelNow } from "../../../../trpc/contract/rules/models/state.ts";
import { useOfModel } from "../../../../trpc/contract/rules/provider-calls.ts";
import { AppError } from "../../app-error.ts";
import { stillThere } from "../../providers/failed-job.ts";
import { filmAdapter, filmAddress, type FilmResult, filmSource } from "../../providers/generation/films.ts";
import { HttpFailed } from "../../providers/http-failed.ts";
import type { KeptFile } from "../files.ts";
import { sourceOf } from "../job-files.ts";
import { pictureForProvider } from "../picture-for-provider.ts";
import { storeStream } from "../store-stream.ts";
import { storedBytes } from "../stored-bytes.ts";
import { type FilmRun, filmTargets, type MadeFilm, shareOf } from "./draw.ts";
import { ratioFor } from "./frame.ts";
import { ofResult } from "../lost-result.ts";

/** Longer than any model makes. */
const MOST_SECONDS = 120;
const MOST_BYTES = 300e6;
/** A film that has not come within this is asked for again. */
const CARRY_MS = 10 * 60_000;

const adapterOf = ({ bucket, variables }: FilmRun, { provider }: ModelNow) =>
  filmAdapter(provider, { env: variables, read: (key) => storedBytes({ bucket }, key) });

/** What a model is shown; a picture with a person is refused for one that takes none (spec §8: Sora). */
async function shownTo(
  run: FilmRun,
  model: ModelNow,
  { file, ratio }: { file: KeptFile | null; ratio: ModelRatio },
): Promise<string | null> {
  if (!file) return null;
  const { key, faces } = await pictureForProvider(run, file.key, model.exact?.[ratio]);
  if (model.refusesPeople && faces > 0) throw new AppError("image.personRejected");
  return key;
}

interface Facts {
  width: number;
  height: number;
  duration: number;
  bytes: number;
}

/** A film from a public address, through the guarded egress. */
async function fetched(run: FilmRun, result: FilmResult, number: number): Promise<Facts> {
  const { video, poster } = await filmTargets(run, number);
  const film = { address: () => filmAddress(result, run.variables), max_seconds: MOST_SECONDS, media: video, poster };
  const { width, height, duration, bytes } = await ofResult(run.fetched(`fetch ${number}`, film, shareOf(run, number)));
  return { width, height, duration, bytes };
}

/** A film that came to the bucket by itself, looked at. Throws model.unusable. */
async function looked(run: FilmRun, bytes: number, number: number): Promise<Facts> {
  const { video, poster } = await filmTargets(run, number);
  const file = await sourceOf(run, video.key);
  const { type, width, height, duration } = await ofResult(run.media(`look ${number}`, { kind: "probe", file, still: poster }));
  if (type !== "video" || duration > MOST_SECONDS) throw new AppError("model.unusable", { detail: type });
  return { width, height, duration, bytes };
}

/** A film that is given to a bearer alone: from the address that the operator has set. */
async function carried(run: FilmRun, { address, key }: { address: string; key: string }, number: number): Promise<Facts> {
  const { video } = await filmTargets(run, number);
  const bytes = await run.step(`carry ${number}`, async () => {
    const body = await stillThere(async () => {
      // A key follows no redirect: that is an answer that is not "ok" (Workers know no `redirect: "error"`).
      const asked = { headers: { authorization: `Bearer ${key}` }, redirect: "manual", signal: AbortSignal.timeout(CARRY_MS) } as const;
      const answer = await fetch(address, asked);
      if (!answer.ok) throw new HttpFailed("a film", answer.status, "");
      return answer.body;
    });
    // Not every server says how long its film is.
    return storeStream(run.bucket, body, { key: video.key, contentType: "video/mp4", most: MOST_BYTES });
  });
  return looked(run, bytes, number);
}

/** Where the film is; `bytes`: it came with the answer, and is in the bucket. */
const located = (run: FilmRun, result: FilmResult, number: number) =>
  run.step(`address ${number}`, async () => {
    const source = await filmSource(result, run.variables);
    if ("url" in source) return source;
    const { length } = source.bytes;
    if (length > MOST_BYTES) throw new AppError("model.unusable", { detail: `${length} bytes` });
    const { video } = await filmTargets(run, number);
    await run.bucket.put(video.key, source.bytes, { httpMetadata: { contentType: "video/mp4" } });
    return { bytes: length };
  });

async function factsOf(run: FilmRun, result: FilmResult, number: number): Promise<Facts> {
  const source = await located(run, result, number);
  if ("bytes" in source) return looked(run, source.bytes, number);
  const { url: address, key } = source;
  return key === null ? fetched(run, result, number) : carried(run, { address, key }, number);
}

/** The n-th film of the task by a provider's model: started once, followed, its bytes fetched through the guarded egress and checked. */
export async function makeByProvider(run: FilmRun, model: ModelNow, number: number): Promise<MadeFilm> {
  const { asked, pictures, last, follows } = run.input;
  const begin = follows || asked.mode === "image" ? (pictures[(number - 1) % Math.max(1, pictures.length)] ?? null) : run.input.first;
  const references = asked.mode === "ingredients" && !follows ? pictures : [];
  const ratio = ratioFor(asked.ratio, { shape: begin ?? undefined, among: model.ratios });
  const first = await shownTo(run, model, { file: begin, ratio });
  const request = {
    model: model.id,
    prompt: asked.prompt,
    ratio,
    seconds: Number(asked.seconds),
    seed: asked.seed + number - 1,
    first,
    last: await shownTo(run, model, { file: follows ? null : last, ratio }),
    references: await Promise.all(references.map(async ({ key }) => (await pictureForProvider(run, key)).key)),
  };
  // It may make it for minutes.
  await run.progress("making", shareOf(run, number).from);
  const result = await run.provider(`film ${number}`, adapterOf(run, model), { request, use: useOfModel(model, request.seconds) });
  const { video, poster } = await filmTargets(run, number);
  const facts = await factsOf(run, result, number);
  const file = { kind: "video" as const, name: `video-${number}`, key: video.key, content_type: "video/mp4", poster_key: poster.key };
  return { artifact: { ...file, ...facts }, engine: model.id.replace("/", ":"), how: "" };
}
