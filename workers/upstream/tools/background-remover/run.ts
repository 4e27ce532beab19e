import type { StoredOutput } from "../../../../db/schema/index.ts";
import type { StoredArtifact } from "../../../../trpc/contract/artifact.ts";
import { errorOf } from "../../../../trpc/contract/rules/errors.ts";
import { AppError } from "../../app-error.ts";
import { filmName } from "../../files/keys.ts";
import type { KeptFile } from "../files.ts";
import { sourceOf, targetAt } from "../job-files.ts";
import type { PartEnd, ToolRun } from "../tool.ts";
import { artifactName, nameOf } from "./name.ts";
import type { CutInput } from "./tool.ts";

type Run = ToolRun<CutInput>;

const SHARE = { phase: "cutting", from: 5, to: 95 };
const WEBP = "image/webp";

const sizeOf = async ({ bucket }: Run, key: string): Promise<number> => (await bucket.head(key))?.size ?? 0;

/** One picture: its cut-out with alpha, at most 1440 pixels a side, and the picture as it was, to compare. Throws picture.noSubject. */
async function cutOut(run: Run, { key, name }: KeptFile): Promise<StoredOutput> {
  await run.progress("cutting", SHARE.from);
  const base = filmName(run.task.id);
  const [picture, normal, cutout] = await Promise.all([
    sourceOf(run, key),
    targetAt(run, `${base}.before.webp`, WEBP),
    targetAt(run, `${base}.webp`, WEBP),
  ]);
  const seen = await run.media("cut out", { kind: "picture", picture, scale: 1, normal, cutout }, SHARE);
  if (!seen.cutout) throw new AppError("picture.noSubject", { params: { name } });
  const { width, height } = seen.cutout;
  const bytes = await run.step("sizes", () => Promise.all([sizeOf(run, cutout.key), sizeOf(run, normal.key)]));
  const image = { kind: "image", content_type: WEBP } as const;
  return {
    artifacts: [
      { ...image, name: "cutout", key: cutout.key, bytes: bytes[0], width, height },
      { ...image, name: "before", key: normal.key, bytes: bytes[1], width: seen.width, height: seen.height },
    ],
    facts: { confidence: seen.cutout.confidence },
    engines: { render: seen.engine },
    timings: {},
  };
}

const cutoutOf = ({ state, output }: PartEnd): StoredArtifact | undefined =>
  state === "success" ? output?.artifacts.find(({ name }) => name === "cutout") : undefined;

/** Why none could be cut out: what the first part says. */
const refusalOf = ([first]: readonly PartEnd[]): AppError =>
  new AppError(errorOf(first?.error_code ?? 0).key, { params: first?.error_values ?? {} });

/** All cut-outs under the names of their files. It has failed where each of them has. */
async function collect(run: Run): Promise<StoredOutput> {
  const { pictures } = run.input;
  const ends = await run.parts(pictures.map((one) => ({ title: nameOf(one.name), input: { pictures: [one] } })));
  const artifacts = ends.flatMap((end, at) => {
    const made = cutoutOf(end);
    return made ? [{ ...made, name: artifactName(at, pictures[at]?.name ?? "") }] : [];
  });
  if (artifacts.length === 0) throw refusalOf(ends);
  const engines = ends.find(({ state }) => state === "success")?.output?.engines ?? {};
  return { artifacts, facts: { asked: pictures.length, done: artifacts.length }, engines, timings: {} };
}

/** A task lets its parts begin, one for each picture; a part cuts its own out. */
export async function removeBackgrounds(run: Run): Promise<StoredOutput> {
  const [picture] = run.input.pictures;
  return run.task.parent_id !== null && picture ? cutOut(run, picture) : collect(run);
}
