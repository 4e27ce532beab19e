import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { documentDuration, type TimelineDocument } from "../../../timeline/document.ts";
import { heard } from "../../../timeline/sound/heard.ts";
import { pageScript } from "./bundle.ts";
import type { EncodeOptions, Piece } from "../../../timeline/export/encode.ts";
import { rangesOf } from "../../../timeline/export/ranges.ts";

/** A piece of the film with the hash of all that its bytes depend on. */
export interface KeyedPiece extends Piece {
  readonly key: string;
}

/** What the bytes of a piece depend on beside the document. */
export interface Look extends EncodeOptions {
  readonly scale: number;
}

const hashOf = (value: unknown): string => createHash("sha256").update(JSON.stringify(value)).digest("hex");

async function fileHash(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
}

/** What files are, by their content: a name may be another file tomorrow. */
export async function hashFiles(files: ReadonlyMap<string, string>): Promise<ReadonlyMap<string, string>> {
  return new Map(await Promise.all([...files].map(async ([id, path]) => [id, await fileHash(path)] as const)));
}

/** Which compositor, encoder and mixer: other ones draw other bytes. */
export const engineOf = async (chromium: string): Promise<string> => hashOf([await pageScript(), chromium]);

interface Keyed {
  readonly document: TimelineDocument;
  readonly hashes: ReadonlyMap<string, string>;
  readonly engine: string;
}

const filesOf = (ids: Iterable<string>, hashes: Keyed["hashes"]) => [...ids].map((id) => [id, hashes.get(id) ?? null]);

/** The film in pieces of two seconds, each with its key. */
export function piecesOf({ document, hashes, engine }: Keyed, look: Look): KeyedPiece[] {
  return rangesOf(document, look).map(({ name, from, count, scope }) => {
    const key = hashOf(["picture", engine, look, from, count, scope, filesOf(Object.keys(scope.assets), hashes)]);
    return { name, from, count, key };
  });
}

/** The key of the whole sound, encoded as `ending` says. */
export function soundKey({ document, hashes, engine }: Keyed, ending: string): string {
  const elements = heard(document);
  const ids = new Set(elements.flatMap(({ assetId }) => assetId ?? []));
  return hashOf(["sound", engine, ending, documentDuration(document), elements, filesOf(ids, hashes)]);
}
