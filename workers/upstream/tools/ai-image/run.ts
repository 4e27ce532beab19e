import type { StoredOutput } from "../../../../db/schema/index.ts";
import { modelAtRun } from "../../models/admit.ts";
import { makeByProvider } from "./cloud.ts";
import type { ToolRun } from "../tool.ts";
import { digitalSource } from "./digital-source.ts";
import type { KeptImage } from "./kept.ts";
import { type Made, makeBlend, makeRetouched } from "./edits.ts";
import { ofResult } from "../lost-result.ts";
import { markOf } from "../made-with-ai.ts";
import { signed } from "../signed.ts";
import { makePosters } from "./poster.ts";

const BUILT_IN = { text: makePosters, image: makeRetouched, blend: makeBlend } as const satisfies Record<
  string,
  (run: ToolRun<KeptImage>) => Promise<Made>
>;

/** A prompt and its pictures → one to four pictures. */
export async function makeImages(run: ToolRun<KeptImage>): Promise<StoredOutput> {
  const { asked, model } = run.input;
  const now = await modelAtRun(run, model.id);
  const { artifacts, facts, engine } = now.provider === "built-in" ? await BUILT_IN[asked.mode](run) : await makeByProvider(run, now);
  const own = now.provider === "built-in";
  // Posters have their mark in their document.
  const mark = own && asked.mode === "text" ? "" : markOf(asked);
  const source = digitalSource(asked, !own);
  const signing = signed(run, artifacts, { model, source, mark });
  const files = await (own ? signing : ofResult(signing));
  const { prompt, style, ratio, seed, count } = asked;
  const said = { mode: asked.mode, prompt, style, ratio, seed, count, mark: asked.mark };
  return { artifacts: files, facts: { ...said, ...facts, model: model.id }, engines: { render: engine }, timings: {} };
}
