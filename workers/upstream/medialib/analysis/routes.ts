import { clearAnalyses, listAnalyses, queueAnalyses } from "../../../../db/queries/asset-analysis.ts";
import { findShownAssets } from "../../../../db/queries/asset.ts";
import { paged, positionOf } from "../../../../db/queries/cursor.ts";
import { isMessageKey } from "../../../../locales/index.ts";
import type { AnalysisEntry } from "../../../../trpc/contract/analysis.ts";
import { mediaLib } from "../../../../trpc/contract/media.ts";
import { messageText } from "../../../../trpc/contract/rules/errors.ts";
import { AppError } from "../../app-error.ts";
import { type App, type Call, implement } from "../../http/implement.ts";
import { ownAsset } from "../change.ts";
import { analyseWaiting } from "./queue.ts";

type Row = Awaited<ReturnType<typeof listAnalyses>>[number];

const present =
  ({ lang }: Call) =>
  ({ file_name, analysis: { id, state, error, result, updated_at } }: Row): AnalysisEntry => ({
    asset_id: id,
    file_name,
    state,
    error_msg: error !== null && isMessageKey(error) ? messageText(error, lang, { name: file_name }) : "",
    result,
    updated_at,
  });

const entriesOf = async (call: Call, ids: readonly string[]) =>
  (await listAnalyses(call.db, call.user.id, { ids, limit: ids.length })).map(present(call));

/** Serves the calls of the analysis queue. Another's asset is not found. */
export function analysisRoutes(app: App): void {
  implement(app, mediaLib.createQueV2, async ({ ids }, call) => {
    const found = await findShownAssets(call.db, call.user.id, ids);
    if (found.length < new Set(ids).size) throw new AppError("system.notFound");
    await queueAnalyses(call.db, call.user.id, ids);
    call.waitUntil(analyseWaiting(call));
    return { list: await entriesOf(call, ids) };
  });

  implement(app, mediaLib.analyze, async ({ id }, call) => {
    await ownAsset(call, id);
    await queueAnalyses(call.db, call.user.id, [id], true);
    call.waitUntil(analyseWaiting(call));
    const [entry] = await entriesOf(call, [id]);
    if (!entry) throw new AppError("system.notFound");
    return entry;
  });

  implement(app, mediaLib.getQue, async ({ cursor, id, page_size }, call) => {
    const ids = id === undefined ? undefined : [id];
    const rows = await listAnalyses(call.db, call.user.id, { ids, place: positionOf(cursor), limit: page_size + 1 });
    const { page, next } = paged(rows, page_size, ({ analysis }) => ({ time: analysis.created_at, id: analysis.id }));
    return { list: page.map(present(call)), next };
  });

  implement(app, mediaLib.clearQue, async (_input, { db, user }) => ({ count: await clearAnalyses(db, user.id) }));
}
