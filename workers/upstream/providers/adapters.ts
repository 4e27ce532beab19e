import type { ProviderEnv } from "./env.ts";
import { falFaceSwap } from "./generation/face-swap.ts";
import { filmAdapter } from "./generation/films.ts";
import type { ProviderAdapters } from "./job.ts";
import { elevenLabsDub } from "./speech/dubbing.ts";

/** Nothing is started by these: only a run knows its files. */
const unread = async (): Promise<never> => {
  throw new Error("a job is started by its run alone");
};

/** The adapters of jobs that can be taken back, by their names, for whoever cancels what a run began. */
export const jobAdapters = (env: ProviderEnv): ProviderAdapters =>
  new Map(
    [filmAdapter({ env, read: unread }), falFaceSwap({ env, address: unread }), elevenLabsDub({ env, read: unread })].map((one) => [
      one.name,
      one,
    ]),
  );
