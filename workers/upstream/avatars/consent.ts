import type { KeptConsent } from "../../../db/schema/consent.ts";
import type { Consent } from "../../../trpc/contract/consent.ts";
import { AppError } from "../app-error.ts";

/** What is kept of a consent. Throws avatar.consentRequired, before anything else is done: nobody agreed, or nobody is named. */
export function agreed({ agreed: isAgreed, whose, person, statement }: Consent): KeptConsent {
  if (!isAgreed || (whose === "other" && person === "")) throw new AppError("avatar.consentRequired");
  return { whose, person: whose === "self" ? "" : person, statement, agreed_at: Date.now() };
}
