import { paged, positionOf } from "../../../db/queries/cursor.ts";
import { takeRoom } from "../../../db/queries/stored-file.ts";
import { findSharedFile, sharedAds, sharedFiles } from "../../../db/queries/team-shared.ts";
import { artifactOf } from "../../../trpc/contract/artifact.ts";
import { KEPT_FOR, quotaOf } from "../../../trpc/contract/rules/storage.ts";
import { AppError } from "../app-error.ts";
import { mediaKey } from "../files/keys.ts";
import type { Call } from "../http/implement.ts";
import { randomId } from "../ids.ts";
import { keepAsset, TO_LIBRARY } from "../medialib/keep.ts";
import { presentAssets } from "../medialib/present.ts";
import { presentOutput } from "../tasks/present.ts";
import { ownTeam } from "./own.ts";

const ADS = 12;
const FILES = 24;
const nameOf = ({ nickname, name }: { nickname: string; name: string }): string => nickname || name;

/** Finished ads that members share. */
export async function adsPage(call: Call, cursor?: string) {
  const { team } = await ownTeam(call);
  const rows = await sharedAds(call.db, team.id, { place: positionOf(cursor), limit: ADS + 1 });
  const { page, next } = paged(rows, ADS, ({ created_at, id }) => ({ time: created_at, id }));
  const shown = page.map(async (row) => {
    const video = artifactOf((await presentOutput(call, row))?.artifacts ?? [], "video");
    const { id, title, created_at } = row;
    if (!video) return [];
    return [
      { id, title, created_at, by: nameOf(row), video_url: video.url, poster_url: video.poster_url, download_url: video.download_url },
    ];
  });
  return { list: (await Promise.all(shown)).flat(), next };
}

/** Files of the libraries that members share. */
export async function filesPage(call: Call, cursor?: string) {
  const { team } = await ownTeam(call);
  const rows = await sharedFiles(call.db, team.id, { place: positionOf(cursor), limit: FILES + 1 });
  const { page, next } = paged(rows, FILES, ({ asset: { created_at, id } }) => ({ time: created_at, id }));
  const assets = await presentAssets(
    call,
    page.map(({ asset }) => asset),
  );
  const list = assets.map(({ id, file_name, thumb_url, asset_type, created_at }, at) => {
    const row = page[at];
    return { id, file_name, thumb_url, asset_type, created_at, by: row ? nameOf(row) : "" };
  });
  return { list, next };
}

/** A copy of a shared file, in the caller's own folder and room. Throws system.notFound, file.noSpace, file.duplicateName. */
export async function copyFile(call: Call, id: string): Promise<{ file_name: string }> {
  const { db, bucket, user } = call;
  const { team } = await ownTeam(call);
  const source = await findSharedFile(db, team.id, id);
  const object = source && (await bucket.get(source.key));
  if (!source || !object) throw new AppError("system.notFound");
  const key = mediaKey(user.id, randomId());
  const room = await takeRoom(db, { key, owner_id: user.id, bytes: object.size, expires_at: Date.now() + KEPT_FOR.unnamed }, quotaOf(user));
  if (!room) throw new AppError("file.noSpace");
  await bucket.put(key, object.body, { httpMetadata: object.httpMetadata });
  const { file_name } = await keepAsset(call, { key, file_name: source.file_name, purpose: TO_LIBRARY });
  return { file_name };
}
