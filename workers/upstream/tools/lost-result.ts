import type { MessageKey } from "../../../locales/index.ts";
import type { JobErrorCode } from "../../media/protocol/status.ts";
import { AppError } from "../app-error.ts";
import { MediaJobFailed } from "../media/client.ts";
import { type Reason, reasonWithin, withReason } from "../tasks/reason-text.ts";

/** What the media service says of a file that somebody gave it: of a provider's result its user is told nothing of the kind. */
const OF_A_FILE = /^(?:download|picture|video)\.|^script\.adTooLong$/;

/** The key of the reason that an error carries, whether it crossed a step or not. */
const keyOf = (error: unknown): Reason["key"] | "" =>
  error instanceof AppError ? error.reason : error instanceof Error ? (reasonWithin(error.message)?.key ?? "") : "";

/**
 * Why a provider's result could not be had or used, as its user can be told: they gave neither a link nor that file, so nothing is said of one.
 * An address that is signed for a while is refused after it.
 */
export function lostResult(error: unknown): unknown {
  const key = keyOf(error);
  if (key === "download.private") return new AppError("model.expired", { cause: error });
  if (key === "download.busy" || key.startsWith("link.")) return new AppError("model.unreachable", { cause: error });
  return OF_A_FILE.test(key) ? new AppError("model.unusable", { cause: error }) : error;
}

/** The same of work on such a result. */
export const ofResult = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw lostResult(error);
  });

/** Why a result could not be fetched that may be there at the next try, and what is said where no try goes well. */
const PASSING: Readonly<Partial<Record<JobErrorCode, MessageKey>>> = {
  SITE_BUSY: "model.busy",
  INPUT_UNREACHABLE: "model.unreachable",
  TIMED_OUT: "model.unreachable",
};

/** Whether an address was refused: what is signed for a while is, after it. */
export const isAddressOver = (error: unknown): boolean => error instanceof MediaJobFailed && error.code === "MEDIA_PRIVATE";

/** A failure to fetch a provider's result as a step has to throw it, so that what passes is tried again. */
export function passingLoss(error: unknown): unknown {
  const key = error instanceof MediaJobFailed ? PASSING[error.code] : undefined;
  return key ? new Error(`${withReason({ key, values: {} })} ${(error as Error).message}`, { cause: error }) : error;
}
