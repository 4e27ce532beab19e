import type { StoredArtifact } from "../../../../trpc/contract/artifact.ts";
import { AppError } from "../../app-error.ts";
import { filmName } from "../../files/keys.ts";
import { sourceOf, targetAt } from "../job-files.ts";
import type { ToolRun } from "../tool.ts";
import type { KeptImage } from "./kept.ts";

type Run = ToolRun<KeptImage>;
export interface Made {
  artifacts: StoredArtifact[];
  facts: Record<string, string | number | boolean>;
  engine: string;
}

/** Where the n-th picture is written; a cut-out keeps its transparency. */
const targetOf = (run: Run, number: number, clear: boolean) =>
  clear
    ? targetAt(run, `${filmName(run.task.id)}-${number}.png`, "image/png")
    : targetAt(run, `${filmName(run.task.id)}-${number}.jpg`, "image/jpeg");

/** Each picture made over in the same way. */
export async function makeRetouched(run: Run): Promise<Made> {
  const { asked, pictures } = run.input;
  const { treatment, light, grade } = asked;
  const artifacts: StoredArtifact[] = [];
  const settings: string[] = [];
  let engine = "";
  for (const [at, { key }] of pictures.entries()) {
    const [source, picture] = await Promise.all([sourceOf(run, key), targetOf(run, at + 1, treatment === "cut-out")]);
    const share = { phase: "making", from: 5 + (85 * at) / pictures.length, to: 5 + (85 * (at + 1)) / pictures.length };
    const made = await run.media(`picture ${at + 1}`, { kind: "retouch", source, treatment, light, grade, picture }, share);
    engine = made.engine;
    settings.push(made.setting === "stands" ? "" : (made.setting ?? ""));
    const { width, height, bytes } = made;
    artifacts.push({ kind: "image", name: `image-${at + 1}`, key: picture.key, content_type: picture.content_type, bytes, width, height });
  }
  return { artifacts, facts: { treatment, light, grade, how: settings.join(",") }, engine };
}

/** The foreground set into the background. */
export async function makeBlend(run: Run): Promise<Made> {
  const { asked, foreground, background } = run.input;
  if (!foreground || !background) throw new AppError("form.incomplete");
  const [front, back, picture] = await Promise.all([sourceOf(run, foreground.key), sourceOf(run, background.key), targetOf(run, 1, false)]);
  const job = { kind: "blend" as const, foreground: front, background: back, light: asked.light, picture };
  const { width, height, bytes, engine, setting, delta_e } = await run.media("blend", job, { phase: "making", from: 5, to: 90 });
  return {
    artifacts: [{ kind: "image", name: "image-1", key: picture.key, content_type: picture.content_type, bytes, width, height }],
    facts: { light: asked.light, delta_e: delta_e.after, how: setting },
    engine,
  };
}
