import { type DraftListRow, listDrafts } from "../../../db/queries/draft-list.ts";
import { paged, placeOf } from "../../../db/queries/place.ts";
import type { DraftSummary } from "../../../trpc/contract/draft.ts";
import { pageExpiry } from "../files/expiry.ts";
import { posterKey } from "../files/keys.ts";
import type { Call } from "../http/implement.ts";
import type { Services } from "../services.ts";
import { presentOutput } from "../tasks/present.ts";
import { draftApp } from "./present.ts";

async function summary(all: Services, row: DraftListRow): Promise<DraftSummary> {
  const { app_id, name, picture_key, picture_type, newest, film, ...rest } = row;
  const shown = picture_key && picture_type === "video" ? posterKey(picture_key) : picture_key;
  const [output, picture] = await Promise.all([film && presentOutput(all, film), shown ? all.files.readPath(shown, pageExpiry()) : ""]);
  return {
    ...rest,
    app_id: draftApp(app_id),
    name: name ?? "",
    picture: output?.poster_url ?? picture,
    task: newest && { task_id: newest.id, stage: newest.stage, state: newest.state, progress: newest.progress },
    film: film && output && { task_id: film.id, stage: film.stage, video_url: output.video_url, download_url: output.download_url },
  };
}

/** A page of the caller's drafts; one more row is asked for than shown, to know whether there is a next page. */
export async function draftPage(
  call: Call,
  cursor: string | undefined,
  size: number,
): Promise<{ list: DraftSummary[]; next: string | null }> {
  const rows = await listDrafts(call.db, call.user.id, { place: placeOf(cursor), limit: size + 1 });
  const { page, next } = paged(rows, size, ({ updated_at, id }) => ({ time: updated_at, id }));
  return { list: await Promise.all(page.map((row) => summary(call, row))), next };
}
