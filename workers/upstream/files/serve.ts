import { isOpen } from "../../../db/queries/stored-file.ts";
import type { Services } from "../services.ts";
import { fromEdge } from "./edge.ts";
import { lookFile } from "../avatars/look-file.ts";
import { madeCopy } from "./copy.ts";
import { copyOf, isLookKey, isMediaKey, thumbOf } from "./keys.ts";
import { writePart } from "./parts.ts";
import { thumbnail } from "./thumbnail.ts";
import { forgetBody } from "./unread.ts";

/** Kept by the browser that asked, and by nobody between it and us: what is kept at the edge is asked for by signature (edge.ts). */
const headers = ({ httpEtag, httpMetadata }: Pick<R2Object, "httpEtag" | "httpMetadata">, name: string | undefined): Headers => {
  const out = new Headers({
    "accept-ranges": "bytes",
    etag: httpEtag,
    "content-type": httpMetadata?.contentType ?? "application/octet-stream",
    "cache-control": "private, max-age=3600, immutable",
    "x-content-type-options": "nosniff",
    "content-security-policy": "sandbox; default-src 'none'",
    "cross-origin-resource-policy": "same-origin",
  });
  if (name) out.set("content-disposition", `attachment; filename*=UTF-8''${encodeURIComponent(name)}`);
  return out;
};

/** The part of `size` bytes that a Range header asks for (RFC 9110): null for all of it, or what it cannot have. */
function partOf(header: string | null, size: number): { start: number; end: number } | "unsatisfiable" | null {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (first === "" && last === "") return null;
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  return start < size && start <= end ? { start, end } : "unsatisfiable";
}

/** A small look at a file, whose signature was found good. */
async function readThumb(request: Request, all: Services, asked: Parameters<typeof thumbnail>[1]): Promise<Response> {
  const key = await thumbnail(all, asked, request.headers.get("accept"));
  const found = await fromEdge(all.bucket, key);
  if (!found) return new Response("Not found", { status: 404 });
  const { body, etag, type, size } = found;
  const out = headers({ httpEtag: etag, httpMetadata: { contentType: type } }, undefined);
  out.delete("accept-ranges");
  out.set("vary", "accept");
  if (request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers: out });
  out.set("content-length", String(size));
  return new Response(request.method === "HEAD" ? null : body, { headers: out });
}

/** GET and HEAD /files/*: a signed object, with RFC 9110 ranges and conditions. */
export async function readFile(request: Request, all: Services): Promise<Response> {
  const { bucket, files } = all;
  const granted = await files.verify(request.method, new URL(request.url), Date.now());
  if (!granted) return new Response("This link is not valid, or no longer.", { status: 403 });
  const thumb = thumbOf(granted.key);
  if (thumb) return readThumb(request, all, { key: granted.key, ...thumb });
  const { key } = granted;
  const copy = copyOf(key);
  const made = async () => (copy ? madeCopy(all, key, copy) : isLookKey(key) ? lookFile(all, key) : null);
  const head = (await bucket.head(key)) ?? (await made());
  if (head === "later") return new Response("It is being made.", { status: 503, headers: { "retry-after": "10" } });
  if (!head) return new Response("Not found", { status: 404 });
  const out = headers(head, granted.name);
  if (request.headers.get("if-none-match") === head.httpEtag) return new Response(null, { status: 304, headers: out });
  if (request.method === "HEAD") {
    out.set("content-length", String(head.size));
    return new Response(null, { headers: out });
  }
  const part = partOf(request.headers.get("range"), head.size);
  if (part === "unsatisfiable") {
    out.set("content-range", `bytes */${head.size}`);
    return new Response(null, { status: 416, headers: out });
  }
  const range = part ? { offset: part.start, length: part.end - part.start + 1 } : undefined;
  const object = await bucket.get(key, range ? { range } : {});
  if (!object) return new Response("Not found", { status: 404 });
  if (part) out.set("content-range", `bytes ${part.start}-${part.end}/${head.size}`);
  out.set("content-length", String(range?.length ?? head.size));
  return new Response(object.body, { status: part ? 206 : 200, headers: out });
}

/**
 * PUT /files/*: stores a body no longer than the signed bound, as the signed type. What a user uploads is written once:
 * after its bytes were checked, no others may take their place. A job's output may be made again.
 */
async function written(request: Request, { bucket, db, files }: Services): Promise<Response> {
  const granted = await files.verify("PUT", new URL(request.url), Date.now());
  if (!granted?.bound || !request.body) return new Response("This link is not valid, or no longer.", { status: 403 });
  const { max, content_type, upload } = granted.bound;
  const length = Number(request.headers.get("content-length") ?? Number.NaN);
  if (!Number.isInteger(length)) return new Response("Content-Length is required.", { status: 411 });
  if (length > max || length === 0) return new Response("The file is larger than announced.", { status: 413 });
  const { key } = granted;
  const uploaded = isMediaKey(key);
  if (uploaded && !(await isOpen(db, key))) return new Response("This link is not valid any longer.", { status: 403 });
  if (upload) return writePart(request, bucket, { key, max, upload, length });
  const once = uploaded ? { onlyIf: new Headers({ "if-none-match": "*" }) } : {};
  const kept = await bucket.put(key, request.body, { httpMetadata: { contentType: content_type }, ...once });
  return kept ? new Response(null, { status: 204 }) : new Response("This file was sent before.", { status: 409 });
}

/** The same; a body that was refused unread is read all the same, so that its sender hears why. */
export async function writeFile(request: Request, all: Services): Promise<Response> {
  const answer = await written(request, all);
  if (!request.bodyUsed) await forgetBody(request);
  return answer;
}
