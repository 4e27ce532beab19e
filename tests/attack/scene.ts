import { createTRPCClient, httpBatchLink } from "@trpc/client";
import type { AppRouter } from "../../trpc/index.ts";
import { type Client, connect } from "../../scripts/run/client.ts";
import { registered } from "../setup/registered.ts";

interface VictimsAsset {
  id: string;
  key: string;
  url: string;
  thumb_url: string;
  /** The folder of the library that it lies in, and what it is called there. */
  folder_id: string;
  file_name: string;
}

export interface Scene {
  origin: string;
  /** Someone with an account and a draft whose name nobody else can know. */
  victim: { email: string; token: string; client: Client; draft_id: string; asset: VictimsAsset; marker: string };
  /** A guest, and someone with an account: neither has anything of the victim's. */
  guest: string;
  other: string;
}

const PICTURE = { file_name: "a.jpg", purpose: "link-to-video" as const };

/** A client that calls as somebody's session. */
const clientOf = (origin: string, token: string): Client =>
  createTRPCClient<AppRouter>({ links: [httpBatchLink({ url: `${origin}/trpc`, headers: { "x-token": token } })] });

/** Who attacks, and what there is to get. */
export async function setScene(origin: string): Promise<Scene> {
  const { email, token } = await registered(origin);
  const client = clientOf(origin, token);
  const marker = `Secret ${crypto.randomUUID()}`;
  const { id: draft_id } = await client.drafts.create.mutate({
    app_id: 103,
    name: marker,
    intro: `${marker} keeps coffee hot.`,
    language: "en",
  });
  const picture = await (await fetch(`${origin}/samples/bottle/packshot.jpg`)).arrayBuffer();
  const place = await client.mediaLib.getUploadUrl.mutate({ ...PICTURE, size: picture.byteLength, content_type: "image/jpeg" });
  await fetch(new URL(place.upload_url, origin), { method: "PUT", body: picture });
  const { id: folder_id } = await client.mediaLib.addFolder.mutate({ name: `${marker} folder` });
  const inLibrary = { file_name: `${marker}.jpg`, purpose: "asset-library" as const, folder_id };
  const { id, url, thumb_url, file_name } = await client.mediaLib.reportUpload.mutate({ ...inLibrary, key: place.key });
  await client.drafts.attachMedia.mutate({ draft_id, asset_id: id });
  const guest = (await connect(origin)).token;
  const other = (await registered(origin)).token;
  return {
    origin,
    victim: { email, token, client, draft_id, asset: { id, key: place.key, url, thumb_url, folder_id, file_name }, marker },
    guest,
    other,
  };
}

/** What of the victim's has changed; null for nothing. */
export async function harm({ victim: { client, draft_id, marker, email, asset } }: Scene): Promise<string | null> {
  const draft = await client.drafts.get.query({ draft_id });
  if (draft.product.name !== marker || draft.product.media.length !== 1) return "the victim's draft has changed";
  const kept = await client.mediaLib.detail.query({ id: asset.id });
  if (kept.file_name !== asset.file_name || kept.folder_id !== asset.folder_id || kept.tags.length > 0)
    return "the victim's file has changed";
  return (await client.account.userInfo.query({})).email === email ? null : "the victim's account has changed";
}
