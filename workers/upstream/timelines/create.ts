import type { z } from "zod";
import { insertTimeline, type TimelineRow } from "../../../db/queries/timeline.ts";
import { blank } from "../../../timeline/compose/blank.ts";
import { FLOW_APP, PRODUCT_LIMITS } from "../../../trpc/contract/rules/product.ts";
import type { timelines } from "../../../trpc/contract/timeline.ts";
import { AppError } from "../app-error.ts";
import { createDraft } from "../drafts/create.ts";
import { ownScript } from "../drafts/own-script.ts";
import { saveDraft } from "../drafts/save.ts";
import type { Call } from "../http/implement.ts";
import { randomId } from "../ids.ts";

const FLOW = "ai-video-ads";

/** What a render of it belongs to: a draft called as the timeline, in which nothing is said yet. */
async function ownDraftOf(call: Call, { title, language, ratio }: Wanted) {
  const made = await createDraft(call, { app_id: FLOW_APP[FLOW], language });
  const name = [...title].slice(0, PRODUCT_LIMITS[FLOW].name).join("");
  const script = ownScript("blank", language, { clips: [{ id: "blank-1", role: "hook", text: "", headline: "", claims: [] }] });
  const settings = { ...made.settings, ratio: ratio === "4:5" ? made.settings.ratio : ratio };
  const saved = await saveDraft(call, made, { product: { ...made.product, name }, settings, scripts: [script], script_id: script.id });
  if (!saved) throw new AppError("draft.changedElsewhere");
  return saved;
}

type Wanted = z.output<typeof timelines.create.input>;

/** A timeline with nothing on it, for films of one's own. Throws draft.changedElsewhere. */
export async function createTimeline(call: Call, wanted: Wanted): Promise<TimelineRow> {
  const draft = await ownDraftOf(call, wanted);
  const now = Date.now();
  const row: TimelineRow = {
    id: randomId(),
    owner_id: call.user.id,
    app_id: draft.app_id,
    draft_id: draft.id,
    task_id: "",
    title: wanted.title,
    revision: 1,
    position: 0,
    document: blank({ ...wanted, id: draft.id }),
    losses: [],
    family_id: "",
    variant: {},
    created_at: now,
    updated_at: now,
  };
  if (!(await insertTimeline(call.db, row, []))) throw new AppError("draft.changedElsewhere");
  return row;
}
