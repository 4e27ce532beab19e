import type { AdStage } from "../../../../trpc/contract/tools/ad-work.ts";
import type { ExportStage } from "../../../../trpc/contract/tools/export-stages.ts";
import { costOf, PREVIEW_CREDITS } from "../../../../trpc/contract/rules/credits.ts";
import { exportCost, isExport } from "../../../../trpc/contract/rules/exports.ts";
import { countCharacters } from "../../../../trpc/contract/rules/issue.ts";
import { LENGTH_TOLERANCE } from "../../../../trpc/contract/rules/script.ts";
import type { Script } from "../../../../trpc/contract/script.ts";
import { spokenSeconds } from "../../../../trpc/contract/rules/speech.ts";
import type { AdInput } from "./input.ts";

/** No voice says more in a second: the measure of a text without words to count. */
const CHARACTERS_A_SECOND = 20;

const secondsOf = ({ clips, language }: Script): number =>
  clips.reduce((sum, { text }) => sum + Math.max(spokenSeconds(text, language), countCharacters(text) / CHARACTERS_A_SECOND), 0);

type Costed = Pick<AdInput, "settings" | "script" | "edited" | "at">;

/** Credits for an ad: for its length as `adLength` has it. A preview is free. */
export function adCost(input: Costed, stage: AdStage | ExportStage): number {
  if (isExport(stage)) return exportCost(stage, { seconds: adLength(input), at: input.at ?? 0 });
  return stage === "preview" ? PREVIEW_CREDITS : costOf("link-to-video", adLength(input));
}

/** About how many seconds an ad will take: as chosen, or what its script takes to say where the user wrote more than fits; as edited. */
export function adLength({ settings, script, edited }: Costed): number {
  if (edited) return edited.seconds;
  const spoken = secondsOf(script);
  return spoken > settings.length * (1 + LENGTH_TOLERANCE) ? spoken : settings.length;
}
