/** Seconds that a small look is kept at the edge; it never changes under its name. */
const KEPT = 24 * 3600;
/** Bytes that are kept: a picture that is shown as it is may be as large as an upload. */
const MOST = 2e6;

/** No address of ours: what is kept is reached by no request but through `readFile`. */
const nameAt = (key: string): string => `https://thumbnails.invalid/${key}`;

/**
 * A small look from the cache where the worker runs (Cache API), else from R2, which is kept there. Its name is the
 * object's, and so its owner's: ask only once a signature for that object was found good. null: there is none.
 */
export async function fromEdge(
  bucket: R2Bucket,
  key: string,
): Promise<{ body: ReadableStream | ArrayBuffer; etag: string; type: string; size: number } | null> {
  const edge = await caches.open("thumbnails");
  const kept = await edge.match(nameAt(key));
  if (kept?.body) {
    const { headers, body } = kept;
    return {
      body,
      etag: headers.get("etag") ?? "",
      type: headers.get("content-type") ?? "",
      size: Number(headers.get("content-length") ?? 0),
    };
  }
  const object = await bucket.get(key);
  if (!object) return null;
  const [etag, type] = [object.httpEtag, object.httpMetadata?.contentType ?? ""];
  if (object.size > MOST) return { body: object.body, etag, type, size: object.size };
  const body = await object.arrayBuffer();
  const headers = { etag, "content-type": type, "content-length": String(body.byteLength), "cache-control": `public, max-age=${KEPT}` };
  await edge.put(nameAt(key), new Response(body.slice(0), { headers }));
  return { body, etag, type, size: body.byteLength };
}
