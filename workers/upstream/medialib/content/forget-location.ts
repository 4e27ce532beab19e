import { locationIn, type Patch, patched } from "./location.ts";
import { bytesAt, type Sent } from "./object.ts";
import { pngChecks } from "./png-checks.ts";

/** A film may describe itself at its end. */
const TAIL = 1024 ** 2;

async function patchesOf(sent: Sent): Promise<Patch[]> {
  const { head, size, format } = sent;
  const first = locationIn(head);
  const all = format === "png" ? [...first, ...pngChecks(head, first)] : first;
  if (size <= head.length) return all;
  const from = Math.max(head.length, size - TAIL);
  return [...all, ...locationIn(await bytesAt(sent, from, TAIL)).map(({ at, bytes }) => ({ at: from + at, bytes }))];
}

/** Takes out of a stored picture or film where it was taken, if it says so: the same file otherwise, of the same length. */
export async function forgetLocation(bucket: R2Bucket, sent: Sent): Promise<void> {
  const patches = await patchesOf(sent);
  if (patches.length === 0) return;
  const { key, size } = sent;
  const object = await bucket.get(key);
  if (!object) return;
  let at = 0;
  const mend = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, out) {
      out.enqueue(patched(chunk, at, patches));
      at += chunk.length;
    },
  });
  const body = object.body.pipeThrough(mend).pipeThrough(new FixedLengthStream(size));
  await bucket.put(key, body, { httpMetadata: object.httpMetadata });
}
