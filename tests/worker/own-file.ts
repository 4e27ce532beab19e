import { nameAsset } from "../../db/queries/stored-file.ts";
import { mediaLib } from "../../trpc/contract/media.ts";
import { ASSET_TYPE } from "../../trpc/contract/rules/library.ts";
import type { UploadPurpose } from "../../trpc/contract/rules/uploads.ts";
import { assetRow } from "./library-support.ts";
import { all, type Guest } from "./support.ts";
import { mp4Header, pngHeader, send } from "./upload-support.ts";

/** The first bytes of a WAV: the engines of these tests read no others. */
const wavHeader = (): Uint8Array<ArrayBuffer> => {
  const text = (said: string) => new TextEncoder().encode(said);
  return Uint8Array.from([...text("RIFF"), 36, 0, 0, 0, ...text("WAVEfmt "), ...new Uint8Array(20)]);
};

const KINDS = {
  video: { ending: "mp4", type: "video/mp4", asset_type: ASSET_TYPE.video, bytes: mp4Header, width: 1080, height: 1920 },
  image: { ending: "png", type: "image/png", asset_type: ASSET_TYPE.image, bytes: () => pngHeader(800, 800), width: 800, height: 800 },
  audio: { ending: "wav", type: "audio/wav", asset_type: ASSET_TYPE.audio, bytes: wavHeader, width: 0, height: 0 },
} as const;

interface Of {
  purpose: UploadPurpose;
  seconds?: number;
}

/** A file of the caller's, as if it had been measured: how an input names it. */
export async function ownFile(owner: Guest, kind: keyof typeof KINDS, { purpose, seconds = 20 }: Of): Promise<string> {
  const { ending, type, asset_type, bytes, width, height } = KINDS[kind];
  const [file_name, body] = [`Talk.${ending}`, bytes()];
  const asked = { file_name, size: body.length, content_type: type, purpose };
  const { key, upload_url } = await owner.call(mediaLib.getUploadUrl, asked);
  await send(upload_url, body);
  const id = crypto.randomUUID();
  const facts = { asset_type, width, height, duration: kind === "image" ? 0 : seconds * 1000, size: body.length };
  await nameAsset(all.db, assetRow(owner, { id, key, file_name, shelf: "flow", ...facts }), { until: Date.now() + 60_000 });
  return `asset:${id}`;
}
