export { cloudVoices, type CloudVoices } from "./speech/index.ts";
export { providerEnv } from "./env.ts";
export { scriptWriter, type ScriptWriter } from "./script-writer.ts";
