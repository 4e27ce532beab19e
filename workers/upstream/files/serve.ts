import type { Services } from "../services.ts";

const headers = (object: R2Object, name: string | undefined): Headers => {
  const out = new Headers({
    "accept-ranges": "bytes",
    etag: object.httpEtag,
    "content-type": object.httpMetadata?.contentType ?? "application/octet-stream",
    "cache-control": "private, max-age=3600, immutable",
    "x-content-type-options": "nosniff",
    "content-security-policy": "sandbox; default-src 'none'",
    "cross-origin-resource-policy": "same-origin",
  });
  if (name) out.set("content-disposition", `attachment; filename*=UTF-8''${encodeURIComponent(name)}`);
  return out;
};

/** What part of `size` bytes R2 answered; null where it answered all. */
const span = (range: R2Range | undefined, size: number): { start: number; end: number } | null => {
  if (!range) return null;
  if ("suffix" in range) return { start: Math.max(0, size - range.suffix), end: size - 1 };
  const start = range.offset ?? 0;
  return { start, end: start + (range.length ?? size - start) - 1 };
};

/** GET and HEAD /files/*: a signed object, with RFC 9110 ranges and conditions. */
export async function readFile(request: Request, { bucket, files }: Services): Promise<Response> {
  const granted = await files.verify(request.method, new URL(request.url), Date.now());
  if (!granted) return new Response("This link is not valid, or no longer.", { status: 403 });
  const head = await bucket.head(granted.key);
  if (!head) return new Response("Not found", { status: 404 });
  const out = headers(head, granted.name);
  if (request.headers.get("if-none-match") === head.httpEtag) return new Response(null, { status: 304, headers: out });
  if (request.method === "HEAD") {
    out.set("content-length", String(head.size));
    return new Response(null, { headers: out });
  }
  const wanted = /^bytes=(\d*)-(\d*)$/.exec(request.headers.get("range") ?? "");
  if (wanted?.[1] && Number(wanted[1]) >= head.size) {
    out.set("content-range", `bytes */${head.size}`);
    return new Response(null, { status: 416, headers: out });
  }
  const usable = wanted && (wanted[1] || wanted[2]);
  const object = await bucket.get(granted.key, usable ? { range: request.headers } : {});
  if (!object) return new Response("Not found", { status: 404 });
  const part = usable ? span(object.range, object.size) : null;
  if (part) out.set("content-range", `bytes ${part.start}-${part.end}/${object.size}`);
  out.set("content-length", String(part ? part.end - part.start + 1 : object.size));
  return new Response(object.body, { status: part ? 206 : 200, headers: out });
}

/** PUT /files/*: stores a body no longer than the signed bound, as the signed type. */
export async function writeFile(request: Request, { bucket, files }: Services): Promise<Response> {
  const granted = await files.verify("PUT", new URL(request.url), Date.now());
  if (!granted?.bound || !request.body) return new Response("This link is not valid, or no longer.", { status: 403 });
  const { max, content_type } = granted.bound;
  const length = Number(request.headers.get("content-length") ?? Number.NaN);
  if (!Number.isInteger(length)) return new Response("Content-Length is required.", { status: 411 });
  if (length > max || length === 0) return new Response("The file is larger than announced.", { status: 413 });
  await bucket.put(granted.key, request.body, { httpMetadata: { contentType: content_type } });
  return new Response(null, { status: 204 });
}
