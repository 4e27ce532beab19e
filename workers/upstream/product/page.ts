import { egressFailure } from "../../media/protocol/status.ts";
import { AppError } from "../app-error.ts";
import type { MediaClient } from "../media/client.ts";
import { reasonOf } from "../media/reasons.ts";

const PAGE = { bytes: 8_000_000, seconds: 20, accept: "text/html,application/xhtml+xml" };
const PICTURE = { bytes: 10_000_000, seconds: 15, accept: "image/webp,image/jpeg,image/png,image/gif,image/avif" };

/** An address a user typed, as a URL. Throws link.formatIncorrect: not one, no host, or not http(s); link.hasCredentials. */
export function parseLink(text: string): URL {
  const trimmed = text.trim();
  const withScheme = /^[a-z][a-z0-9+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`;
  const url = URL.canParse(withScheme) ? new URL(withScheme) : null;
  const usable = url && /^https?:$/.test(url.protocol) && url.hostname !== "";
  if (!usable || /\s/.test(trimmed) || (!url.hostname.includes(".") && url.hostname !== "localhost" && !url.hostname.startsWith("["))) {
    throw new AppError("link.formatIncorrect");
  }
  if (url.username || url.password) throw new AppError("link.hasCredentials");
  return url;
}

/** A page that takes too long or is too large could not be had either; a port that is not asked is another matter. */
async function refusalOf(response: Response): Promise<AppError> {
  const { code, message } = egressFailure.safeParse(await response.json().catch(() => null)).data ?? { code: null, message: "" };
  const detail = `egress ${response.status}: ${code} ${message.slice(0, 200)}`;
  return new AppError(code === "PORT_FORBIDDEN" ? reasonOf(code) : "link.failed", { detail });
}

async function read(media: MediaClient, url: string, limits: typeof PAGE) {
  const response = await media.egress(url, limits);
  if (!response.ok) throw await refusalOf(response);
  return {
    bytes: new Uint8Array(await response.arrayBuffer()),
    type: response.headers.get("content-type"),
    url: response.headers.get("x-final-url") ?? url,
  };
}

/** The page behind a link, through the guarded egress. Throws link.failed, link.siteNotSupported. */
export const readPage = (media: MediaClient, url: string) => read(media, url, PAGE);

/** A picture's bytes, likewise. */
export const readPicture = (media: MediaClient, url: string) => read(media, url, PICTURE);
