import { expect, it } from "vitest";
import { codeOf, messageText } from "../../trpc/contract/rules/errors.ts";
import { popupResult, signInProblem } from "./sign-in-failure.ts";

const REFUSED = messageText("auth.signInRefused", "en", { provider: "Google" });

it.each(["popup_closed", "popup_closed_by_user", "access_denied", "user_cancel"])(
  "spec §8: Google popup closed yields -1 (%s)",
  (error) => {
    expect(popupResult(error)).toBe(-1);
  },
);

it.each(["popup_failed_to_open", "server_error", "invalid_request", "constructor", ""])(
  "spec §8: other Google failures yield 0 (%j)",
  (error) => {
    expect(popupResult(error)).toBe(0);
  },
);

it("of a closed window nothing is said; of any other failure, who did not confirm it", () => {
  expect(signInProblem(popupResult("popup_closed"), "google", "en")).toBeNull();
  expect(signInProblem(popupResult("server_error"), "google", "en")?.text).toBe(REFUSED);
});

it.each([-10_000, codeOf("auth.networkFailed") ?? Number.NaN])(
  "spec §8: Facebook login failure %d says “Network error. Please check your connection and try again.”",
  (code) => {
    expect(signInProblem(code, "facebook", "en")?.text).toBe("Network error. Please check your connection and try again.");
    expect(signInProblem(code, "facebook", "zh")?.text).toBe(messageText("auth.networkFailed", "zh"));
  },
);

it("a missing key is named, and a limit says to wait", () => {
  expect(signInProblem(-20110, "shopify", "en")?.text).toContain("SHOPIFY_API_KEY, SHOPIFY_API_SECRET");
  expect(signInProblem(-20002, "google", "zh")?.text).toBe(messageText("system.tooManyRequests", "zh"));
});

it("an address cannot have any other text of the catalogue said, nor one with a value left open", () => {
  for (const code of [Number.NaN, 7, -20604, -20800]) expect(signInProblem(code, "google", "en")?.text).toBe(REFUSED);
});
