import type { StoredOutput } from "../../../../db/schema/index.ts";
import type { StoredArtifact } from "../../../../trpc/contract/artifact.ts";
import { errorOf } from "../../../../trpc/contract/rules/errors.ts";
import { AppError } from "../../app-error.ts";
import { filmName } from "../../files/keys.ts";
import type { KeptFile } from "../files.ts";
import { sourceOf, targetAt } from "../job-files.ts";
import { signedOutput } from "../signed.ts";
import type { PartEnd, ToolRun } from "../tool.ts";
import { composeEdit } from "./edit.ts";
import { cutOutFilm } from "./film.ts";
import { artifactName, nameOf } from "./name.ts";
import type { CutInput } from "./tool.ts";

type Run = ToolRun<CutInput>;

const SHARE = { phase: "cutting", from: 5, to: 95 };
const [WEBP, PNG] = ["image/webp", "image/png"] as const;

const sizeOf = async ({ bucket }: Run, key: string): Promise<number> => (await bucket.head(key))?.size ?? 0;

/** Where the files of one picture go; all but the cut-out itself are to look at, and to edit it by. */
async function targetsOf(run: Run) {
  const base = filmName(run.task.id);
  const [before, original, shown, cutout] = await Promise.all([
    targetAt(run, `${base}.before.webp`, WEBP),
    targetAt(run, `${base}.original.webp`, WEBP),
    targetAt(run, `${base}.shown.webp`, WEBP),
    targetAt(run, `${base}.png`, PNG),
  ]);
  return { before, original, shown, cutout };
}

/** One picture: its cut-out with alpha at its own size. Throws picture.noSubject. */
async function cutOut(run: Run, { key, name }: KeptFile): Promise<StoredOutput> {
  await run.progress("cutting", SHARE.from);
  const [picture, targets] = await Promise.all([sourceOf(run, key), targetsOf(run)]);
  const seen = await run.media("cut out", { kind: "cutout", picture, ...targets }, SHARE);
  if (!seen.cutout) throw new AppError("picture.noSubject", { params: { name } });
  const { shown, confidence, ...whole } = seen.cutout;
  const sizes = { cutout: whole, shown, before: seen.before, original: seen.original };
  const names = ["cutout", "shown", "before", "original"] as const;
  const bytes = await run.step("sizes", () => Promise.all(names.map((one) => sizeOf(run, targets[one].key))));
  const artifacts = names.map((one, at): StoredArtifact => {
    const [{ key: kept, content_type }, { width, height }] = [targets[one], sizes[one]];
    return { kind: "image", name: one, key: kept, content_type, bytes: bytes[at] ?? 0, width, height };
  });
  const engines = { render: seen.engine };
  const output = { artifacts, facts: { confidence }, engines, timings: {} };
  return signedOutput(run, output, { engines, source: "algorithmicallyEnhanced", of: ["cutout"] });
}

/** What a part has made to be had: its cut-out, and of a film the one on a plain ground. */
const madeBy = ({ state, output }: PartEnd, name: string): StoredArtifact[] =>
  (state === "success" ? (output?.artifacts ?? []) : []).flatMap((one) => {
    if (one.name === "cutout") return [{ ...one, name }];
    return one.name === "plain" ? [{ ...one, name: `${name}-plain` }] : [];
  });

/** Why none could be cut out: what the first part says. */
const refusalOf = ([first]: readonly PartEnd[]): AppError =>
  new AppError(errorOf(first?.error_code ?? 0).key, { params: first?.error_values ?? {} });

/** All cut-outs under the names of their files. It has failed where each of them has. */
async function collect(run: Run): Promise<StoredOutput> {
  const { pictures, ground } = run.input;
  const ends = await run.parts(pictures.map((one) => ({ title: nameOf(one.name), input: { pictures: [one], ground } })));
  const artifacts = ends.flatMap((end, at) => madeBy(end, artifactName(at, pictures[at]?.name ?? "")));
  const done = ends.filter(({ state }) => state === "success").length;
  if (artifacts.length === 0) throw refusalOf(ends);
  const engines = ends.find(({ state }) => state === "success")?.output?.engines ?? {};
  return { artifacts, facts: { asked: pictures.length, done }, engines, timings: {} };
}

/** A task lets its parts begin, one for each picture; a part cuts its own out; an edit composes. */
export async function removeBackgrounds(run: Run): Promise<StoredOutput> {
  const { edit, pictures } = run.input;
  if (edit) return composeEdit(run, edit);
  const [picture] = pictures;
  if (run.task.parent_id === null || !picture) return collect(run);
  return picture.kind === "video" ? cutOutFilm(run, picture) : cutOut(run, picture);
}
