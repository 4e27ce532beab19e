import { type AssetRow, findOwnAssetByKey } from "../../../db/queries/asset.ts";
import { findStored, takeRoom } from "../../../db/queries/stored-file.ts";
import { FETCHES, type Limit } from "../../../trpc/contract/rules/limits.ts";
import { type FileFormat, sniff } from "../../../trpc/contract/rules/magic.ts";
import { KEPT_FOR, quotaOf } from "../../../trpc/contract/rules/storage.ts";
import { mimeTypesFor, mostBytes } from "../../../trpc/contract/rules/upload-check.ts";
import { MEGABYTE } from "../../../trpc/contract/rules/upload-rule.ts";
import type { UploadPurpose } from "../../../trpc/contract/rules/uploads.ts";
import { egressFailure } from "../../media/protocol/status.ts";
import { AppError } from "../app-error.ts";
import { mediaKey } from "../files/keys.ts";
import { clientAddress } from "../http/address.ts";
import type { Call } from "../http/implement.ts";
import { countAll, keeperOf } from "../http/limits.ts";
import { sha256 } from "../ids.ts";
import { keepAsset } from "../medialib/keep.ts";

const SECONDS = 60;
const HEAD_BYTES = 4096;
/** What is read of an address at most, whatever a rule lets be uploaded: it is collected before it is kept (media/egress). */
const MOST_BYTES = 190 * MEGABYTE;

const bytesFor = (purpose: UploadPurpose): number => Math.min(mostBytes(purpose), MOST_BYTES);
const DAY_MS = 24 * 60 * 60_000;

/** The last part of the address's path without its ending; the host where there is none. */
function baseOf(url: string): string {
  const { pathname, hostname } = new URL(url);
  const last = pathname.split("/").at(-1) ?? "";
  const safe = last.replace(/%[0-9a-f]{2}|[^\p{L}\p{N}._-]/giu, "-").replace(/\.[a-z0-9]{2,5}$/i, "");
  return safe.slice(0, 80) || hostname;
}

async function refused(response: Response, url: string, purpose: UploadPurpose): Promise<AppError> {
  const { code, message } = egressFailure.safeParse(await response.json().catch(() => null)).data ?? {
    code: "INPUT_UNREACHABLE" as const,
    message: "",
  };
  const detail = `egress ${response.status}: ${code} ${message.slice(0, 200)}`;
  const max = bytesFor(purpose) / MEGABYTE;
  if (code === "INPUT_TOO_LARGE") return new AppError("file.tooLarge", { detail, params: { name: baseOf(url), size: `> ${max}`, max } });
  return new AppError("link.noFile", { detail });
}

/** Takes room for a file of the caller's, unless it is stored already. Throws file.noSpace. */
export async function takeOnce({ db, user }: Call, key: string, bytes: number): Promise<void> {
  if (await findStored(db, user.id, key)) return;
  const room = { key, owner_id: user.id, bytes, expires_at: Date.now() + KEPT_FOR.unnamed };
  if (!(await takeRoom(db, room, quotaOf(user)))) throw new AppError("file.noSpace");
}

/** Counts a file that is fetched: what it costs is ours, whether anything comes of it or not. Throws system.tooManyRequests. */
const countFetch = (call: Call): Promise<string[]> => {
  const subjects = { account: call.user.id, address: clientAddress(call.request.headers, call.variables.UPSTREAM_SECRET) };
  const of = ({ by }: Limit) => (by === "account" ? subjects.account : subjects.address);
  return countAll(
    keeperOf(call),
    FETCHES.map((limit) => ({ what: "fetched file", limit, subject: of(limit) })),
  );
};

/** Stores what the address answers with; answers what its bytes are. */
async function store(call: Call, key: string, url: string, purpose: UploadPurpose): Promise<FileFormat | null> {
  const types = mimeTypesFor(purpose);
  const bytes = bytesFor(purpose);
  await countFetch(call);
  const response = await call.media.egress(url, { bytes, seconds: SECONDS, accept: types.join(",") });
  if (!response.ok || !response.body) throw await refused(response, url, purpose);
  await takeOnce(call, key, Number(response.headers.get("content-length") ?? bytes));
  const said = response.headers.get("content-type")?.split(";")[0]?.trim() ?? "";
  await call.bucket.put(key, response.body, { httpMetadata: { contentType: types.includes(said) ? said : "application/octet-stream" } });
  const head = await call.bucket.get(key, { range: { offset: 0, length: HEAD_BYTES } });
  return head && sniff(new Uint8Array(await head.arrayBuffer()));
}

/**
 * The file at an address as the caller's asset, named by what it is. It is fetched once a day: to quote and then to push
 * is to ask for the same file. Throws link.noFile, file.noSpace, and the issues of the upload rule.
 */
export async function fetchAsset(call: Call, url: string, purpose: UploadPurpose): Promise<AssetRow> {
  if (!URL.canParse(url)) throw new AppError("link.formatIncorrect");
  const id = (await sha256(`${call.user.id}\n${url}\n${Math.floor(Date.now() / DAY_MS)}`)).slice(0, 32);
  const key = mediaKey(call.user.id, id);
  const known = await findOwnAssetByKey(call.db, call.user.id, key);
  if (known) return known;
  const format = await store(call, key, url, purpose);
  return keepAsset(call, { key, file_name: format ? `${baseOf(url)}.${format}` : baseOf(url), purpose });
}
