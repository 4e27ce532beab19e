import { z } from "zod";
import { costOf } from "../../../../trpc/contract/rules/credits.ts";
import { BUILT_IN_DUB } from "../../../../trpc/contract/rules/models/index.ts";
import { wholeCost } from "../../../../trpc/contract/rules/models/state.ts";
import { languageValue, termValue } from "../../../../trpc/contract/rules/said.ts";
import { videoTranslation as manifest } from "../../../../trpc/contract/tools/video-translation.ts";
import { AppError } from "../../app-error.ts";
import { agreed } from "../../avatars/consent.ts";
import type { Call } from "../../http/implement.ts";
import { saidName, usableModel } from "../../models/registry.ts";
import { nameOf } from "../background-remover/name.ts";
import { keptFile, resolveFile } from "../files.ts";
import { type KeptModel, keptModel } from "../kept-model.ts";
import { defineTool } from "../tool.ts";
import { cuesIn } from "../translation/asked.ts";
import { translateVideo } from "./run.ts";
import { isSpokenHere } from "./voices.ts";

const { input } = manifest.work;
type Asked = z.output<typeof input>;

/** `model`: the provider that dubs, at the price that was quoted; null: the built-in voices do. */
const kept = input.extend({ video: keptFile, reference: z.string(), model: keptModel.nullable().default(null) });
export type VideoTranslation = z.infer<typeof kept>;

/** Who dubs, if not the built-in voices. Throws what `usableModel` does; model.cannot: it is no such model, or cannot do this. */
async function dubberOf(call: Call, { by, to, lines, target }: Asked): Promise<KeptModel | null> {
  if (by === BUILT_IN_DUB) {
    if (!isSpokenHere(to))
      throw new AppError("model.cannot", { params: { name: termValue("builtInDub"), what: languageValue(to) }, path: ["to"] });
    return null;
  }
  const model = await usableModel(call, by);
  const { id, name, credits, makes } = model;
  const what = makes !== "dub" ? "dubbing" : lines !== "" || target !== "" ? "ownLines" : null;
  if (what) throw new AppError("model.cannot", { params: { name: saidName(model), what: termValue(what) }, path: ["by"] });
  return { id, name, credits };
}

/** Video translation: a new voice and subtitles for a film, by lines that a person has seen, or by a provider in one go. */
export const videoTranslation = defineTool<Asked, VideoTranslation>({
  manifest,
  kept: { version: 1, schema: kept },
  async prepare(call, asked) {
    cuesIn(asked.lines);
    cuesIn(asked.target);
    const model = await dubberOf(call, asked);
    const video = await resolveFile(call, asked.video, "video-translation");
    return { input: { ...asked, video, reference: asked.video, model }, title: nameOf(video.name) };
  },
  files: ({ video }) => [video.key],
  check({ model, agreed: isAgreed, statement }) {
    // A provider copies the voices of those who speak.
    if (model) agreed({ agreed: isAgreed && statement !== "", whose: "self", person: "", statement });
  },
  quote: ({ video: { duration }, model }) => ({
    credits: costOf("video-translation", duration) + (model ? wholeCost(model, duration) : 0),
    seconds: Math.round(duration),
  }),
  run: translateVideo,
});
