import { hex } from "../ids.ts";

export interface UploadBound {
  /** Bytes: the body may not be longer. */
  max: number;
  content_type: string;
  /** Of an upload in parts: what puts them together. */
  upload?: string;
}

export interface FileSigner {
  /** `/files/<key>?…` for reading, good until `expires` (Unix seconds). With `name`: as a download. */
  readPath(key: string, expires: number, name?: string): Promise<string>;
  writePath(key: string, expires: number, bound: UploadBound): Promise<string>;
  /** The same path where the media service reaches it. */
  absolute(path: string): string;
  verify(method: string, url: URL, now: number): Promise<{ key: string; bound?: UploadBound; name?: string } | null>;
}

const encode = (text: string) => new TextEncoder().encode(text);
const SIGNED = ["e", "m", "t", "n"];
const canonical = (method: string, key: string, query: URLSearchParams) =>
  [method, key, ...[...SIGNED, ...(query.has("u") ? ["u"] : [])].map((name) => query.get(name) ?? "")].join("\n");

/** Addresses for reading are the same for an hour (expiry.ts): so many are remembered, and not signed for each page. */
const REMEMBERED = 2000;

/** Signs file addresses with HMAC-SHA-256 over method, key, expiry, size, type and name. */
export function fileSigner(secret: string, origin: string): FileSigner {
  // What requests share here are values: the promise of a request that is broken off never settles.
  let imported: CryptoKey | undefined;
  const key = async (): Promise<CryptoKey> =>
    (imported ??= await crypto.subtle.importKey("raw", encode(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign", "verify"]));
  const signed = async (method: string, name: string, query: URLSearchParams) => {
    query.set("s", hex(await crypto.subtle.sign("HMAC", await key(), encode(canonical(method, name, query)))));
    return `/files/${name}?${query}`;
  };
  const given = new Map<string, string>();
  const forReading = async (name: string, expires: number, download = ""): Promise<string> => {
    const id = JSON.stringify([name, expires, download]);
    const path =
      given.get(id) ?? (await signed("GET", name, new URLSearchParams({ e: String(expires), ...(download ? { n: download } : {}) })));
    if (given.size >= REMEMBERED) given.clear();
    given.set(id, path);
    return path;
  };
  return {
    readPath: forReading,
    writePath: (name, expires, { max, content_type, upload }) =>
      signed("PUT", name, new URLSearchParams({ e: String(expires), m: String(max), t: content_type, ...(upload ? { u: upload } : {}) })),
    absolute: (path) => new URL(path, origin).href,
    async verify(method, url, now) {
      const name = url.pathname.replace(/^\/files\//, "");
      const query = url.searchParams;
      const verb = method === "HEAD" ? "GET" : method;
      const signature = Uint8Array.from(query.get("s")?.match(/[0-9a-f]{2}/g) ?? [], (pair) => Number.parseInt(pair, 16));
      const good = await crypto.subtle.verify("HMAC", await key(), signature, encode(canonical(verb, name, query)));
      if (!good || Number(query.get("e")) * 1000 < now) return null;
      if (verb === "PUT") {
        const bound = { max: Number(query.get("m")), content_type: query.get("t") ?? "", upload: query.get("u") ?? undefined };
        return { key: name, bound };
      }
      return { key: name, name: query.get("n") ?? undefined };
    },
  };
}
