import type { Engine } from "./messages.ts";

/** The engines that run in a process of their own, loaded in that process only. */
export const engines: Readonly<Record<string, () => Promise<Engine>>> = {
  speech: async () => (await import("../engines/speech/engine.ts")).speech,
};
