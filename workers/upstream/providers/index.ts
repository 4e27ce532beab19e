export { cancelJobs } from "./cancel-jobs.ts";
export { cloudVoices, type CloudVoices } from "./speech/index.ts";
export { providerEnv } from "./env.ts";
export { linkResolverFor, type LinkResolver } from "./link-resolver.ts";
export { scriptWriter, type ScriptWriter } from "./script-writer.ts";
export { transcriberFor, type Transcriber } from "./transcriber.ts";
export { translatorFor, type Translator } from "./translator/translator.ts";
