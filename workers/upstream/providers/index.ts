export { providerEnv } from "./env.ts";
export { scriptWriter, type ScriptWriter } from "./script-writer.ts";
