import { egressFailure } from "../../../media/protocol/status.ts";
import { AppError } from "../../app-error.ts";
import { ANSWER, askProvider } from "../ask-provider.ts";
import type { PaidAnswers } from "./paid-answers.ts";

/** Reads an address from outside through the media service's guarded egress (media/client `egress`). */
export type Egress = (url: string, limits: { bytes: number; seconds: number; accept: string }) => Promise<Response>;

/** A picture of a provider that is larger is none that was asked for. */
export const MOST_PICTURE_BYTES = 40 * 1024 * 1024;
const LIMITS = { bytes: MOST_PICTURE_BYTES, seconds: 60, accept: "image/*" };
const KEYS = ["authorization", "x-key", "x-goog-api-key"];

/** A result that lies elsewhere. Throws model.expired, .unreachable, .unusable. */
async function downloaded(response: Response): Promise<Response> {
  if (response.ok) return response;
  const failure = egressFailure.safeParse(await response.json().catch(() => null)).data;
  const detail = `a picture elsewhere: ${failure?.code ?? response.status} ${failure?.message ?? ""}`;
  // Signed addresses whose time is over answer 403.
  if (/answered (?:403|404|410)$/.test(failure?.message ?? "")) throw new AppError("model.expired", { detail });
  const passes = failure?.code === "INPUT_UNREACHABLE" || failure?.code === "TIMED_OUT";
  throw new AppError(passes ? "model.unreachable" : "model.unusable", { detail });
}

/**
 * What a provider's SDK fetches with: its own server is asked as it is; a result that lies elsewhere, at an address that
 * the provider's answer has named, is read through the guarded egress, as films are. What carries the key is a question
 * to the provider; the SDK sends it to no other. What is posted is paid for: with `paid`, its answer is kept.
 */
export const guardedBy =
  (egress: Egress, paid: PaidAnswers | null = null): typeof fetch =>
  async (input, init) => {
    const { method, headers, url } = new Request(input, init);
    if (method === "GET" && !KEYS.some((name) => headers.has(name))) return downloaded(await egress(url, LIMITS));
    const ask = () => askProvider(input, init, ANSWER.made);
    return method === "POST" && paid ? paid.ask(ask) : ask();
  };
