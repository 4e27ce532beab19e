import type { z } from "zod";
import { handed } from "../medialib/handed.ts";
import { findShownAsset } from "../../../db/queries/asset.ts";
import { deleteDraft } from "../../../db/queries/draft-delete.ts";
import { type DraftChange, type DraftRow, renameDraft } from "../../../db/queries/draft.ts";
import { dropShare } from "../../../db/queries/share.ts";
import { drafts } from "../../../trpc/contract/draft.ts";
import { templatesFor } from "../../../trpc/contract/rules/offered-templates.ts";
import { checkUploadCount } from "../../../trpc/contract/rules/upload-check.ts";
import { AppError, refuse } from "../app-error.ts";
import { type App, type Call, implement } from "../http/implement.ts";
import { analyse, warmShown } from "./analyse.ts";
import { readDocument } from "../admin/documents.ts";
import { shares } from "../../../trpc/contract/share.ts";
import { previews } from "../../../trpc/contract/preview.ts";
import { duplicateDraft } from "./duplicate.ts";
import { shareDraft, sharedDetail } from "./share.ts";
import { templateFrames } from "./frames.ts";
import { applyChange } from "./change.ts";
import { createDraft } from "./create.ts";
import { madeCutouts, makeCutouts } from "./cutouts.ts";
import { draftPage } from "./list.ts";
import { cancelOf } from "../tasks/cancel.ts";
import { madeAsset } from "./made-asset.ts";
import { ownDraft } from "./own.ts";
import { presentDraft } from "./present.ts";
import { saveDraft } from "./save.ts";
import { scriptsFor } from "./scripts.ts";

type Attached = Pick<z.output<typeof drafts.attachMedia.input>, "asset_id" | "made">;

async function save(call: Call, row: DraftRow, change: DraftChange): Promise<DraftRow> {
  const saved = await saveDraft(call, row, change);
  if (!saved) throw new AppError("draft.changedElsewhere");
  return saved;
}

/** The draft as its caller saw it; where they name no revision, as it is. */
async function seenDraft(call: Call, { draft_id, revision }: { draft_id: string; revision?: number | undefined }): Promise<DraftRow> {
  const row = await ownDraft(call, draft_id);
  if (revision !== undefined && revision !== row.revision) throw new AppError("draft.changedElsewhere");
  return row;
}

async function attach(call: Call, row: DraftRow, { asset_id, made }: Attached): Promise<DraftRow> {
  const { media } = row.product;
  const assetId = made ? await madeAsset(call, made) : asset_id;
  if (!assetId) throw new AppError("form.incomplete");
  if (media.some(({ id }) => id === assetId)) return row;
  refuse(checkUploadCount("link-to-video", media.length + 1));
  const file = await findShownAsset(call.db, call.user.id, assetId);
  if (!file || file.asset_type > 2) throw new AppError("system.notFound");
  const { key, width, height, duration } = handed(file, "link-to-video");
  const entry = {
    id: assetId,
    key,
    source_url: null,
    type: file.asset_type === 2 ? "video" : "image",
    width,
    height,
    duration: duration / 1000,
    use: "auto",
  } as const;
  const saved = await save(call, row, { product: { ...row.product, media: [...media, entry] } });
  if (entry.type === "video") warmShown(call, saved.product);
  return saved;
}

/** Serves the `drafts` calls. Another user's draft is not found. */
export function draftRoutes(app: App): void {
  implement(app, drafts.create, async (input, call) => presentDraft(call, await createDraft(call, input)));
  implement(app, drafts.get, async ({ draft_id }, call) => presentDraft(call, await ownDraft(call, draft_id)));
  implement(app, drafts.list, async (wanted, call) => draftPage(call, wanted));
  implement(app, drafts.analyseUrl, async ({ draft_id, again }, call) =>
    presentDraft(call, await analyse(call, await ownDraft(call, draft_id), again ?? false)),
  );
  implement(app, drafts.writeScripts, async ({ draft_id, again, revision }, call) =>
    presentDraft(call, await scriptsFor(call, await seenDraft(call, { draft_id, revision }), again ?? false)),
  );
  implement(app, drafts.update, async (change, call) => {
    const row = await seenDraft(call, change);
    return presentDraft(call, await save(call, row, applyChange(row, change)));
  });
  implement(app, drafts.attachMedia, async ({ draft_id, ...file }, call) =>
    presentDraft(call, await attach(call, await ownDraft(call, draft_id), file)),
  );
  implement(app, drafts.rename, async ({ draft_id, title }, call) => {
    const row = await ownDraft(call, draft_id);
    await renameDraft(call.db, row.id, title);
    return presentDraft(call, { ...row, title });
  });
  implement(app, drafts.duplicate, async ({ draft_id }, call) =>
    presentDraft(call, await duplicateDraft(call, await ownDraft(call, draft_id))),
  );
  implement(app, shares.create, async ({ draft_id }, call) => ({ token: await shareDraft(call, await ownDraft(call, draft_id)) }));
  implement(app, shares.revoke, async ({ draft_id }, call) => {
    await dropShare(call.db, call.user.id, draft_id);
    return { draft_id };
  });
  implement(app, shares.detail, async ({ token }, call) => sharedDetail(call, token));
  implement(app, previews.preloadList, async ({ draft_id }, call) => {
    const row = await ownDraft(call, draft_id);
    const { value: offer } = await readDocument(call.db, "dictionaries");
    return { list: await templateFrames(call, row, templatesFor(offer.templates, row.product)) };
  });
  implement(app, previews.cutouts, async ({ draft_id }, call) => ({ list: await madeCutouts(call, await ownDraft(call, draft_id)) }));
  implement(app, previews.makeCutouts, async ({ draft_id }, call) => ({
    list: await makeCutouts(call, await ownDraft(call, draft_id)),
  }));
  implement(app, drafts.delete, async ({ draft_id }, call) => {
    const row = await ownDraft(call, draft_id);
    // What is still being made of it stops first, and is not charged.
    await cancelOf(call, row.id);
    await deleteDraft(call.db, row);
    return { draft_id };
  });
}
