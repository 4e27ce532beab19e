import { z } from "zod";
import { cloudVoiceOf } from "../../../../trpc/contract/rules/cloud-voices.ts";
import { VOICE_MODEL } from "../../../../trpc/contract/rules/models/index.ts";
import { wholeCost } from "../../../../trpc/contract/rules/models/state.ts";
import { aiVoice as manifest } from "../../../../trpc/contract/tools/ai-voice.ts";
import { AppError } from "../../app-error.ts";
import { agreed } from "../../avatars/consent.ts";
import { usableModel } from "../../models/registry.ts";
import { requireVoice } from "../../voices/offered.ts";
import { nameOf } from "../background-remover/name.ts";
import { keptFile, resolveFile } from "../files.ts";
import { keptModel } from "../kept-model.ts";
import { defineTool } from "../tool.ts";
import { changeVoiceIn } from "./run.ts";

const { input } = manifest.work;

/** What was asked for, with who agreed to it (when is the task's own time); its recording; the model at the price that was quoted. */
const kept = z.object({ asked: input, source: keptFile, model: keptModel });
export type VoiceChange = z.infer<typeof kept>;

/** AI voice: what is said in a recording or a film, by another voice. */
export const aiVoice = defineTool<z.output<typeof input>, VoiceChange>({
  manifest,
  kept: { version: 1, schema: kept },
  async prepare(call, asked) {
    const { id, name, credits, provider } = await usableModel(call, VOICE_MODEL);
    if (cloudVoiceOf(asked.voice)?.provider !== provider) throw new AppError("voice.missing", { params: { voice: asked.voice } });
    await requireVoice(call, asked.voice);
    const source = await resolveFile(call, asked.source, "ai-voice");
    return { input: { asked, source, model: { id, name, credits } }, title: nameOf(source.name) };
  },
  files: ({ source }) => [source.key],
  check: ({ asked }) => void agreed(asked),
  quote: ({ source: { duration }, model }) => ({ credits: wholeCost(model, duration), seconds: Math.round(duration) }),
  run: changeVoiceIn,
});
