import { flash } from "../../app/http/flash.ts";
import type { FailureStatus } from "../../app/http/failure.ts";
import { elsewhere } from "../../app/http/redirects.ts";
import { robots, sitemap } from "../../app/http/sitemap.ts";

const LONGEST_ADDRESS = 8000;
const FORM = /^(?:application\/x-www-form-urlencoded|multipart\/form-data;\s*boundary=)/i;
const CONTROL = /%(?:[01][0-9a-f]|7f)/i;
/** A tab is allowed in a header, and so are the bytes of other alphabets; every other control character is somebody's attempt. */
const GARBLED = new RegExp(String.raw`[\u0000-\u0008\u000a-\u001f\u007f]`);

/** Whether a header holds control characters: nobody's browser sends any, and nothing here is to pass them on. */
export function isGarbled({ headers }: Request): boolean {
  for (const value of headers.values()) if (GARBLED.test(value)) return true;
  return false;
}

const readable = (path: string): boolean => {
  try {
    return decodeURIComponent(path) !== "";
  } catch {
    return false;
  }
};

/** Addresses at which Remix gives the data of pages and its list of routes to scripts that hydrate them: no page of ours has one. */
const FOR_HYDRATION = /\.data$|^\/__manifest$/;

/** Why a page cannot even be asked for; null where it can. A query that is odd is let through: pages ignore what they do not know. */
export function unfit(request: Request): FailureStatus | null {
  const { method, headers } = request;
  const { pathname, href } = new URL(request.url);
  if (href.length > LONGEST_ADDRESS) return 414;
  if (CONTROL.test(pathname) || !readable(pathname)) return 400;
  if (FOR_HYDRATION.test(pathname)) return 404;
  return method === "POST" && !FORM.test(headers.get("content-type") ?? "") ? 400 : null;
}

const text = (body: string, type: string): Response =>
  new Response(body, { headers: { "content-type": `${type}; charset=utf-8`, "cache-control": "public, max-age=3600" } });

/** robots.txt and sitemap.xml: written from the route table, for the address they are asked at. */
export function listing(request: Request): Response | null {
  const { origin, pathname } = new URL(request.url);
  if (pathname === "/robots.txt") return text(robots(origin), "text/plain");
  return pathname === "/sitemap.xml" ? text(sitemap(origin), "application/xml") : null;
}

/** The redirects of spec §2 (decision 014): no session is looked at for them. */
export function moved(request: Request): Response | null {
  if (request.method !== "GET" && request.method !== "HEAD") return null;
  const asked = new URL(request.url);
  const found = elsewhere(asked);
  if (!found) return null;
  const headers = new Headers({ location: found.to + (asked.pathname === "/" ? asked.search : "") });
  if (found.toast) headers.set("set-cookie", flash(found.toast));
  return new Response(null, { status: 302, headers });
}
