import { NonRetryableError } from "cloudflare:workflows";
import { Superseded } from "./control.ts";
import { type Reason, reasonWithin, withReason } from "./reason-text.ts";

/** A failure by its reason, as an error that a step does not try again. */
export const final = (reason: Reason): NonRetryableError => new NonRetryableError(withReason(reason));

/** The reason that an error of a step carries, if it carries one. */
export const reasonIn = (error: unknown): Reason | undefined => (error instanceof Error ? reasonWithin(error.message) : undefined);

/** Only the text of an error crosses a step: this is how one says that its task is over. */
const OVER = "superseded";
export const over = (): NonRetryableError => new NonRetryableError(OVER);
export const isOver = (error: unknown): boolean => error instanceof Superseded || (error instanceof Error && error.message.includes(OVER));
