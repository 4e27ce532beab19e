import { NonRetryableError } from "cloudflare:workflows";
import type { MessageKey } from "../../../trpc/contract/rules/errors.en.ts";
import { reasonWithin, withReason } from "./reason-text.ts";

/** A failure by its key, as an error that a step does not try again. */
export const final = (reason: MessageKey): NonRetryableError => new NonRetryableError(withReason(reason));

/** The key that an error of a step carries, if it carries one. */
export const reasonIn = (error: unknown): MessageKey | undefined => (error instanceof Error ? reasonWithin(error.message) : undefined);
