import { isRemoved } from "../../../db/queries/report.ts";
import { keepShare, sharedFilm } from "../../../db/queries/share.ts";
import type { DraftRow } from "../../../db/queries/draft.ts";
import type { OutputOf } from "../../../trpc/contract/endpoint.ts";
import type { shares } from "../../../trpc/contract/share.ts";
import { AppError } from "../app-error.ts";
import { shareExpiry } from "../files/expiry.ts";
import type { Call } from "../http/implement.ts";
import { randomId } from "../ids.ts";
import type { Services } from "../services.ts";

/** 165 bits: nobody guesses one. */
const TOKEN_LENGTH = 32;

/** The public link of a draft of the caller's. Throws share.removed: an operator has taken it from others' view. */
export async function shareDraft({ db, user }: Call, { id }: DraftRow): Promise<string> {
  if (await isRemoved(db, "ad", id)) throw new AppError("share.removed");
  return keepShare(db, { token: randomId(TOKEN_LENGTH), owner_id: user.id, draft_id: id, created_at: Date.now() });
}

/** What a link shows. Throws system.notFound: there is no such link, it was taken back, or there is no film (any more). */
export async function sharedDetail({ db, files }: Pick<Services, "db" | "files">, token: string): Promise<OutputOf<typeof shares.detail>> {
  const found = await sharedFilm(db, token);
  const video = found?.output?.artifacts.find((one) => one.kind === "video");
  if (!found || !video) throw new AppError("system.notFound");
  const { width, height, duration } = video;
  const [url, poster_url] = await Promise.all([files.readPath(video.key, shareExpiry()), files.readPath(video.poster_key, shareExpiry())]);
  return { title: found.title, video: { url, poster_url, width, height, duration } };
}
