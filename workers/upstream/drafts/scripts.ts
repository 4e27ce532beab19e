import type { DraftRow } from "../../../db/queries/draft.ts";
import { MOST_FILL } from "../../../timeline/compose/pauses.ts";
import { SCRIPT_LENGTHS, type ScriptLength } from "../../../trpc/contract/rules/script.ts";
import { secondsOfTexts } from "../../../trpc/contract/rules/speech.ts";
import type { Script } from "../../../trpc/contract/script.ts";
import { AppError } from "../app-error.ts";
import type { Call } from "../http/implement.ts";
import { telling } from "../providers/book-call.ts";
import { asShown } from "../scripts/index.ts";
import { kitOf } from "../team/brand-kit.ts";
import { coverColors } from "./cutouts.ts";
import { saveDraft } from "./save.ts";

const SCRIPTS = 3;
/** How much of its length an ad must fill to be called that long. */
const FILLED = 0.92;

const longest = ({ clips, language }: Script): number =>
  secondsOfTexts(
    clips.map(({ text }) => text),
    language,
  ) * MOST_FILL;

/** The longest ad, of the lengths there are and of at most `asked` seconds, that these scripts fill with words and pictures. */
function fillable(scripts: readonly Script[], asked: ScriptLength): ScriptLength {
  const reach = Math.min(...scripts.map(longest));
  return SCRIPT_LENGTHS.findLast((length) => length <= asked && length * FILLED <= reach) ?? SCRIPT_LENGTHS[0];
}

/** The seed after that of the scripts there are, which the built-in writer's ids name: "again" says something else. */
function nextSeed({ scripts: [first], revision }: DraftRow): number {
  const last = Number.parseInt(/-([0-9a-z]+)-\d+$/.exec(first?.id ?? "")?.[1] ?? "", 36);
  return Number.isNaN(last) ? revision : (last + 1) | 0;
}

/**
 * Scripts for the draft as it is now. Those already there stay, unless they are asked for again. Where the product
 * gives too little for the length asked for, they are written for the nearest that can be filled, and the draft says so.
 */
export async function scriptsFor(call: Call, row: DraftRow, again: boolean): Promise<DraftRow> {
  const { writer } = call;
  const { settings } = row;
  const seed = nextSeed(row);
  const { language, objective } = settings;
  const pattern = settings.pattern ?? undefined;
  const fitting = row.scripts.length > 0 && row.scripts.every((script) => script.language === language);
  if (fitting && !again) return row;
  const [{ tone }, colors] = await Promise.all([kitOf(call), coverColors(call, row)]);
  const product = asShown(row.product, colors);
  const write = async (lengthSeconds: ScriptLength) => {
    const options = { language, lengthSeconds, objective, count: SCRIPTS, seed, pattern, tone };
    const { scripts, fallback } = await writer.write(product, options, telling(call.db, call.user.id, null));
    if (fallback) console.warn(`${fallback.engine} wrote no scripts (${fallback.reason}): the built-in writer did`);
    return scripts;
  };
  const asked = settings.wanted_length ?? settings.length;
  const first = await write(asked);
  const length = first.length > 0 ? fillable(first, asked) : asked;
  const scripts = length === asked ? first : await write(length);
  const wanted_length = length === asked ? null : asked;
  const saved = await saveDraft(call, row, {
    scripts,
    script_id: scripts[0]?.id ?? null,
    settings: { ...settings, length, wanted_length },
  });
  if (!saved) throw new AppError("draft.changedElsewhere");
  return saved;
}
