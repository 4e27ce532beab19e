import type { FileFormat } from "../../../../trpc/contract/rules/magic.ts";
import { AppError } from "../../app-error.ts";

/** What is read of a bucket here. */
export interface Readable {
  get(
    key: string,
    options: { range: { offset: number; length: number } },
  ): Promise<{ arrayBuffer(): Promise<ArrayBuffer>; body: unknown } | null>;
}

/** An upload that is being looked at. */
export interface Sent {
  bucket: Readable;
  key: string;
  /** Bytes of it all. */
  size: number;
  format: FileFormat;
  /** Its beginning, as much of it as was read. */
  head: Uint8Array<ArrayBuffer>;
}

/** Some bytes of it; fewer at its end. Throws file.uploadFailed where a sweep has removed it meanwhile. */
export async function bytesAt({ bucket, key, size }: Sent, offset: number, length: number): Promise<Uint8Array<ArrayBuffer>> {
  if (offset >= size) return new Uint8Array(0);
  const part = await bucket.get(key, { range: { offset, length } });
  if (!part) throw new AppError("file.uploadFailed");
  return new Uint8Array(await part.arrayBuffer());
}

/** Where some bytes stand in others, from a place on; -1: nowhere. */
export function indexOf(bytes: Uint8Array, mark: readonly number[], from = 0): number {
  const [first = 0] = mark;
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1))
    if (mark.every((byte, index) => bytes[at + index] === byte)) return at;
  return -1;
}
