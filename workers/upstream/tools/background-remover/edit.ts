import { z } from "zod";
import { findOwnTask } from "../../../../db/queries/task.ts";
import type { StoredOutput } from "../../../../db/schema/index.ts";
import { type CutoutRecipe, cutoutRecipe } from "../../../../timeline/cutout/recipe.ts";
import type { StoredArtifact } from "../../../../trpc/contract/artifact.ts";
import { fileReference } from "../../../../trpc/contract/tools/file-input.ts";
import { AppError } from "../../app-error.ts";
import { filmName } from "../../files/keys.ts";
import type { Call } from "../../http/implement.ts";
import { resolveFile } from "../files.ts";
import { sourceOf, targetAt } from "../job-files.ts";
import { signedOutput } from "../signed.ts";
import type { ToolRun } from "../tool.ts";

/** What an edit is made of: file keys, and the recipe. */
export const keptEdit = z.object({ cutout: z.string(), original: z.string(), backdrop: z.string().nullable(), recipe: cutoutRecipe });
export type KeptEdit = z.infer<typeof keptEdit>;

const TYPES = { png: "image/png", webp: "image/webp", jpg: "image/jpeg" } as const satisfies Record<CutoutRecipe["format"], string>;

interface Asked {
  /** The cut-out of a task of the caller's: `task:<id>/cutout`. */
  reference: string;
  recipe: CutoutRecipe;
  backdrop: string | undefined;
}

const keyOf = (artifacts: readonly StoredArtifact[], wanted: string): string | undefined =>
  artifacts.find(({ name }) => name === wanted)?.key;

/** The files that an edit names. Throws system.notFound for what is no cut-out of the caller's. */
export async function prepareEdit(call: Call, { reference, recipe, backdrop }: Asked): Promise<{ edit: KeptEdit; title: string }> {
  const known = fileReference(reference);
  const task = known?.from === "task" ? await findOwnTask(call.db, call.user.id, known.id) : null;
  const made = task?.state === "success" ? (task.output?.artifacts ?? []) : [];
  const [cutout, original] = [keyOf(made, "cutout"), keyOf(made, "original")];
  if (!task || !cutout || !original) throw new AppError("system.notFound", { detail: "no cut-out to edit" });
  const behind = recipe.background === "picture" && backdrop ? await resolveFile(call, backdrop, "background-remover-backdrop") : null;
  return { edit: { cutout, original, backdrop: behind?.key ?? null, recipe }, title: task.title };
}

/** Sets a cut-out into its frame: one picture. */
export async function composeEdit(run: ToolRun<unknown>, { recipe, ...keys }: KeptEdit): Promise<StoredOutput> {
  await run.progress("cutting", 10);
  const [cutout, original, backdrop] = await Promise.all([
    sourceOf(run, keys.cutout),
    sourceOf(run, keys.original),
    keys.backdrop === null ? null : sourceOf(run, keys.backdrop),
  ]);
  const content_type = TYPES[recipe.format];
  const picture = await targetAt(run, `${filmName(run.task.id)}.${recipe.format}`, content_type);
  const job = { kind: "composite", cutout, original, backdrop, recipe, picture } as const;
  const { width, height, bytes, engine } = await run.media("compose", job, { phase: "cutting", from: 15, to: 95 });
  const engines = { render: engine };
  const artifact = { kind: "image" as const, name: "edited", key: picture.key, content_type, bytes, width, height };
  const output = { artifacts: [artifact], facts: {}, engines, timings: {} };
  return signedOutput(run, output, { engines, source: "algorithmicallyEnhanced", of: ["edited"] });
}
