import { z } from "zod";
import type { MessageKey } from "../../../locales/index.ts";
import { AppError } from "../app-error.ts";
import type { ProviderAdapter } from "./job.ts";
import { generationFailed, generationReason, isGone, isPassing, isPassingForJob, passingFailure } from "./reason.ts";

const refusal = z.object({ failed: z.string() });

/** Why a job was never started, by what is kept as its id; null: it was. */
export const refusalIn = (externalId: string): MessageKey | null =>
  externalId.startsWith("{") ? ((refusal.safeParse(JSON.parse(externalId)).data?.failed as MessageKey | undefined) ?? null) : null;

/**
 * An adapter whose failures end its job with a reason: one that another try would not change is kept in the place of the id
 * and told by the status; one that passes is thrown.
 */
export const endingInReasons = <Q, R>({ start, status, ...rest }: ProviderAdapter<Q, R>): ProviderAdapter<Q, R> => ({
  ...rest,
  async start(request, options) {
    try {
      return await start(request, options);
    } catch (error) {
      if (isPassing(error)) throw passingFailure(error);
      return JSON.stringify({ failed: generationReason(error) });
    }
  },
  async status(externalId) {
    const refused = refusalIn(externalId);
    if (refused) return { state: "failed", reason: refused };
    try {
      return await status(externalId);
    } catch (error) {
      if (isPassingForJob(error)) throw passingFailure(error);
      return { state: "failed", reason: isGone(error) ? "model.expired" : generationReason(error) };
    }
  },
});

/** What came of a job that is done, asked for again. What passes is thrown, to be tried again: it has been paid for. Throws model.* */
export async function stillThere<T>(ask: () => Promise<T | null>): Promise<T> {
  const found = await ask().catch((cause: unknown) => {
    if (isPassingForJob(cause)) throw passingFailure(cause);
    throw isGone(cause) ? new AppError("model.expired", { cause }) : generationFailed(cause);
  });
  if (found === null) throw new AppError("model.expired");
  return found;
}
