/** Bytes of one part of a large upload, the last one's less: R2 takes 5 MiB at least. A lost connection costs so much. */
export const PART_BYTES = 8 * 1024 ** 2;

interface Part {
  key: string;
  /** Bytes of the whole file, as announced. */
  max: number;
  upload: string;
  /** Of this part's body. */
  length: number;
}

/** PUT of one part, `p` in the address: no longer than its place in the file. The answer's ETag puts it together. */
export async function writePart(request: Request, bucket: R2Bucket, { key, max, upload, length }: Part): Promise<Response> {
  const number = Number(new URL(request.url).searchParams.get("p"));
  const room = Math.min(PART_BYTES, max - (number - 1) * PART_BYTES);
  if (!Number.isInteger(number) || number < 1 || length !== room || !request.body) return new Response("No such part.", { status: 400 });
  try {
    const { etag } = await bucket.resumeMultipartUpload(key, upload).uploadPart(number, request.body);
    return new Response(null, { status: 204, headers: { etag } });
  } catch (error) {
    // Put together or given up before: R2 knows it no longer.
    if (await bucket.head(key)) return new Response("This file was sent before.", { status: 409 });
    throw error;
  }
}

/** Puts a file together of all its parts, by their ETags in order; false where R2 has not got them. */
export async function joinParts(
  bucket: R2Bucket,
  { key, upload, parts }: { key: string; upload: string; parts: readonly string[] },
): Promise<boolean> {
  if (await bucket.head(key)) return true;
  const named = parts.map((etag, at) => ({ partNumber: at + 1, etag }));
  return bucket
    .resumeMultipartUpload(key, upload)
    .complete(named)
    .then(
      () => true,
      () => false,
    );
}
