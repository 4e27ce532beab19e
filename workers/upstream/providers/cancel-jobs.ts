import type { ModelProvider } from "../../../trpc/contract/rules/models/index.ts";
import type { ProviderEnv } from "./env.ts";
import { refusalIn } from "./failed-job.ts";
import { FILM_CANCELS } from "./generation/cancel-film.ts";
import { cancelSwap, SWAP_JOBS } from "./generation/face-swap.ts";
import { filmJobs } from "./generation/films.ts";
import type { CancelJob, CancelJobs } from "./job.ts";
import { cancelDub, DUB_JOBS } from "./speech/dubbing.ts";

const started =
  (cancel: CancelJob): CancelJob =>
  async (externalId) =>
    refusalIn(externalId) === null ? cancel(externalId) : "unbilled";

/** The providers that can be told that nobody waits for a job any more. */
export const cancelJobs = (env: ProviderEnv): CancelJobs =>
  new Map([
    ...Object.entries(FILM_CANCELS).map(([provider, cancel]): [string, CancelJob] => [
      filmJobs(provider as ModelProvider),
      started((id) => cancel(env, JSON.parse(id))),
    ]),
    [SWAP_JOBS, started((id) => cancelSwap(env, id))],
    [DUB_JOBS, started((id) => cancelDub(env, id))],
  ]);
