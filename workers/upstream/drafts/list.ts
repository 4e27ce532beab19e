import type { z } from "zod";
import { type DraftListRow, listDrafts } from "../../../db/queries/draft-list.ts";
import { paged, positionOf } from "../../../db/queries/cursor.ts";
import type { drafts, DraftSummary } from "../../../trpc/contract/draft.ts";
import type { AdStage } from "../../../trpc/contract/tools/ad-work.ts";
import { pageExpiry } from "../files/expiry.ts";
import { posterKey } from "../files/keys.ts";
import type { Call } from "../http/implement.ts";
import type { Services } from "../services.ts";
import { presentOutput } from "../tasks/present.ts";
import { artifactOf } from "../../../trpc/contract/artifact.ts";
import { draftApp } from "./present.ts";

const adStage = (stage: string): AdStage => (stage === "render" ? "render" : "preview");

async function summary(all: Services, row: DraftListRow): Promise<DraftSummary> {
  const { app_id, name, picture_key, picture_type, newest, film, ...rest } = row;
  const shown = picture_key && picture_type === "video" ? posterKey(picture_key) : picture_key;
  const [output, picture] = await Promise.all([film && presentOutput(all, film), shown ? all.files.readPath(shown, pageExpiry()) : ""]);
  const video = artifactOf(output?.artifacts ?? [], "video");
  return {
    ...rest,
    app_id: draftApp(app_id),
    name: name ?? "",
    picture: video?.poster_url ?? picture,
    task: newest && { task_id: newest.id, stage: adStage(newest.stage), state: newest.state, progress: newest.progress },
    film: film && video ? { task_id: film.id, stage: adStage(film.stage), video_url: video.url, download_url: video.download_url } : null,
  };
}

/** A page of the caller's drafts; one more row is asked for than shown, to know whether there is a next page. */
export async function draftPage(
  call: Call,
  { query, cursor, page_size: size }: z.output<typeof drafts.list.input>,
): Promise<{ list: DraftSummary[]; next: string | null }> {
  // SQLite folds the case of ASCII alone: what is beyond it is found as it is written.
  const words = query.trim().replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
  const rows = await listDrafts(call.db, call.user.id, { place: positionOf(cursor), limit: size + 1, words });
  const { page, next } = paged(rows, size, ({ updated_at, id }) => ({ time: updated_at, id }));
  return { list: await Promise.all(page.map((row) => summary(call, row))), next };
}
