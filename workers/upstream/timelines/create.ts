import type { z } from "zod";
import { insertTimeline, type TimelineRow } from "../../../db/queries/timeline.ts";
import { blank } from "../../../timeline/compose/blank.ts";
import type { TimelineDocument } from "../../../timeline/document.ts";
import type { EditCommandInput } from "../../../timeline/edit/commands.ts";
import { ticks } from "../../../timeline/time.ts";
import { FLOW_APP, PRODUCT_LIMITS } from "../../../trpc/contract/rules/product.ts";
import type { timelines } from "../../../trpc/contract/timeline.ts";
import { AppError } from "../app-error.ts";
import { createDraft } from "../drafts/create.ts";
import { ownScript } from "../drafts/own-script.ts";
import { saveDraft } from "../drafts/save.ts";
import type { Call } from "../http/implement.ts";
import { randomId } from "../ids.ts";
import { applied } from "./edit.ts";
import { filesOf, shownFile } from "./files.ts";

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
type First = NonNullable<Wanted["first"]>;

const LONGEST_NAME = 120;
/** How long a picture is shown. */
const PICTURE = ticks(5);

/** What puts the first film or picture onto the track for films, as large as the frame lets it be. */
async function commandsFor(call: Call, { canvas }: TimelineDocument, { type, file }: First): Promise<EditCommandInput[]> {
  const { name, asset } = await shownFile(call, type, file);
  const { width, height } = canvas;
  const element = {
    id: "first",
    name: name.slice(0, LONGEST_NAME),
    startTime: 0,
    assetId: "first",
    transform: { x: width / 2, y: height / 2, width, height },
    crop: { fit: "contain" as const },
  };
  const added = { type: "add" as const, asset: { ...asset, id: "first", type } };
  if (type === "video") return [{ ...added, track: "film", element: { ...element, type, duration: ticks(asset.duration) } }];
  return [
    { type: "addTrack", track: { id: "pictures", type, name: "" }, index: 1 },
    { ...added, track: "pictures", element: { ...element, type, duration: PICTURE } },
  ];
}

async function documentFor(call: Call, { first, ...wanted }: Wanted): Promise<TimelineDocument> {
  const document = blank({ ...wanted, id: "timeline" });
  if (!first) return document;
  const commands = await commandsFor(call, document, first);
  return { ...applied(document, commands), revision: document.revision };
}

/** A timeline with nothing on it, or with one file of the caller's. Throws draft.changedElsewhere, and what `shownFile` throws. */
export async function createTimeline(call: Call, wanted: Wanted): Promise<TimelineRow> {
  // What cannot be shown is refused before there is a draft.
  const document = await documentFor(call, wanted);
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
    document: { ...document, id: draft.id },
    losses: [],
    family_id: "",
    variant: {},
    created_at: now,
    updated_at: now,
  };
  if (!(await insertTimeline(call.db, row, filesOf(document)))) throw new AppError("draft.changedElsewhere");
  return row;
}
