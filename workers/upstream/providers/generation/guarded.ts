/** Reads an address from outside through the media service's guarded egress (media/client `egress`). */
export type Egress = (url: string, limits: { bytes: number; seconds: number; accept: string }) => Promise<Response>;

/** A picture of a provider that is larger is none that was asked for. */
export const MOST_PICTURE_BYTES = 40 * 1024 * 1024;
const LIMITS = { bytes: MOST_PICTURE_BYTES, seconds: 60, accept: "image/*" };
const KEYS = ["authorization", "x-key", "x-goog-api-key"];

/**
 * What a provider's SDK fetches with: its own server is asked as it is; a result that lies elsewhere, at an address that
 * the provider's answer has named, is read through the guarded egress, as films are. What carries the key is a question
 * to the provider; the SDK sends it to no other.
 */
export const guardedBy =
  (egress: Egress, own: typeof fetch = fetch): typeof fetch =>
  (input, init) => {
    const request = new Request(input, init);
    const isDownload = request.method === "GET" && !KEYS.some((name) => request.headers.has(name));
    return isDownload ? egress(request.url, LIMITS) : own(input, init);
  };
