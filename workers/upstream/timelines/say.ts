import type { Said } from "../../../timeline/hook/replace.ts";
import type { ScriptLanguage } from "../../../trpc/contract/product.ts";
import { makerFor } from "../drafts/frames.ts";
import type { Call } from "../http/implement.ts";
import { sha256 } from "../ids.ts";
import { targetAt, workName } from "../tools/job-files.ts";

/** A voice saying words, as a new file of a timeline; `name` is what the recording is of. */
export async function say(
  call: Call,
  words: { text: string; language: ScriptLanguage; voice: string },
  name: string,
): Promise<Said["voice"]> {
  const run = makerFor(call);
  const spoken = { ...words, speed: 1 };
  const audio = await targetAt(run, `${await workName(run, spoken)}.wav`, "audio/wav");
  const speech = await run.media(`voice ${name}`, { kind: "speech", ...spoken, audio });
  const asset = { type: "audio" as const, url: audio.key, duration: speech.duration, width: 0, height: 0, source: name };
  return {
    assetId: name === "hook" ? `voice-hook-${(await sha256(audio.key)).slice(0, 8)}` : `voice-${name}`,
    asset,
    words: speech.words,
    mouth: speech.mouth,
  };
}
