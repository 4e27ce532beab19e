import type { DraftRow } from "../../../../db/queries/draft.ts";
import type { TaskRow } from "../../../../db/queries/task.ts";
import { costOf, PREVIEW_CREDITS } from "../../../../trpc/contract/rules/credits.ts";
import { countCharacters } from "../../../../trpc/contract/rules/issue.ts";
import { LENGTH_TOLERANCE } from "../../../../trpc/contract/rules/script.ts";
import type { Script } from "../../../../trpc/contract/script.ts";
import { spokenSeconds } from "../../scripts/text/measure.ts";

/** No voice says more in a second: the measure of a text without words to count. */
const CHARACTERS_A_SECOND = 20;

const secondsOf = ({ clips, language }: Script): number =>
  clips.reduce((sum, { text }) => sum + Math.max(spokenSeconds(text, language), countCharacters(text) / CHARACTERS_A_SECOND), 0);

/**
 * Credits for a draft as it is: its length as chosen, or what its script takes to say where the user wrote more
 * than fits. A preview is free.
 */
export function adCost(
  { settings, scripts, script_id }: Pick<DraftRow, "settings" | "scripts" | "script_id">,
  stage: TaskRow["stage"],
): number {
  return stage === "preview" ? PREVIEW_CREDITS : costOf("link-to-video", adLength({ settings, scripts, script_id }));
}

/** About how many seconds an ad will take: as chosen, or what its script takes to say where the user wrote more than fits. */
export function adLength({ settings, scripts, script_id }: Pick<DraftRow, "settings" | "scripts" | "script_id">): number {
  const script = scripts.find(({ id }) => id === script_id) ?? scripts[0];
  const spoken = script ? secondsOf(script) : 0;
  return spoken > settings.length * (1 + LENGTH_TOLERANCE) ? spoken : settings.length;
}
