import { AppError } from "../../app-error.ts";
import { reasonWithin } from "../../tasks/reason-text.ts";

/**
 * Why a provider's result was not fetched, as its user can be told: they gave no link, so nothing is said of one. An address
 * that is signed for a while is refused after it.
 */
export function lostResult(error: unknown): unknown {
  const key = error instanceof Error ? (reasonWithin(error.message)?.key ?? "") : "";
  if (key === "download.private") return new AppError("model.expired", { cause: error });
  if (key === "download.busy" || key.startsWith("link.")) return new AppError("model.unreachable", { cause: error });
  return key.startsWith("download.") ? new AppError("model.unusable", { cause: error }) : error;
}
