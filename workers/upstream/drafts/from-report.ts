import { MAX_TITLE } from "../../../trpc/contract/draft.ts";
import type { Report } from "../../../trpc/contract/report.ts";
import { FLOW_APP, PRODUCT_LIMITS } from "../../../trpc/contract/rules/product.ts";
import type { Clip, Script } from "../../../trpc/contract/script.ts";
import type { DraftRow } from "../../../db/queries/draft.ts";
import type { Call } from "../http/implement.ts";
import { saidIn } from "../tools/video-to-script/spoken.ts";
import { createDraft } from "./create.ts";
import { ownScript } from "./own-script.ts";
import { saveDraft } from "./save.ts";
import { AppError } from "../app-error.ts";

const ROLES = { hook: "hook", body: "benefit", action: "cta" } as const;
const MOST_CHARACTERS = 600;

/** What is said in each part of a film, as a script; one without words where nobody knows of any. */
function scriptOf({ transcript, structure, duration }: Report, language: "en" | "zh"): Script {
  const parts = structure.length > 0 ? structure : [{ part: "hook" as const, start: 0, end: duration }];
  const clips = parts.map(({ part, start, end }, at): Clip => {
    const text = [...saidIn(transcript?.lines ?? [], { start, end })].slice(0, MOST_CHARACTERS).join("");
    return { id: `transcript-${at + 1}`, role: ROLES[part], text, headline: "", claims: [] };
  });
  return ownScript("transcript", language, { clips, engine: transcript?.engine });
}

/** The draft that a film's timeline belongs to: called as the film, saying what is said in it. Throws draft.changedElsewhere. */
export async function draftOfReport(call: Call, report: Report): Promise<DraftRow> {
  const language = report.transcript?.language === "zh" ? "zh" : "en";
  const app_id = FLOW_APP["ai-video-ads"];
  const made = await createDraft(call, { app_id, language });
  const name = [...report.name].slice(0, Math.min(MAX_TITLE, PRODUCT_LIMITS["ai-video-ads"].name)).join("");
  const script = scriptOf(report, language);
  const saved = await saveDraft(call, made, { product: { ...made.product, name }, scripts: [script], script_id: script.id });
  if (!saved) throw new AppError("draft.changedElsewhere");
  return saved;
}
