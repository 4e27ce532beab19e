import { errorOf, messageText } from "../../trpc/contract/rules/errors.ts";
import type { Language } from "../../locales/index.ts";
import type { Problem } from "../http/problem.ts";
import { PROVIDER_KEYS, type Provider, PROVIDERS } from "./providers.ts";

/** Spec §8: Google's window that the visitor closed yields -1, any other failure of Google's 0. */
const GOOGLE = { closed: -1, failed: 0 } as const;

/** What a provider's page, its window and its prompt call a visitor who thought better of it. */
const CLOSED = new Set(["access_denied", "popup_closed", "popup_closed_by_user", "user_cancel"]);

/** The code of a provider's own word for what went wrong (`error` of its answer). */
export const popupResult = (error: string): -1 | 0 => (CLOSED.has(error) ? GOOGLE.closed : GOOGLE.failed);

/** What is said of a failure, whoever the provider: its own key where that is about signing in, and two more that say what to do. */
function keyOf(code: number) {
  const { key } = errorOf(code);
  if (key === "system.network") return "auth.networkFailed";
  return key.startsWith("auth.") || key === "system.tooManyRequests" ? key : "auth.signInRefused";
}

/** Spec §8: what the sign-in page says of a code that a provider's answer came to; null for one who closed the window. */
export function signInProblem(code: number, provider: Provider, lang: Language): Problem | null {
  if (code === GOOGLE.closed) return null;
  const name = PROVIDERS[provider];
  return { text: messageText(keyOf(code), lang, { provider: name, what: name, key: PROVIDER_KEYS[provider] }), code };
}
