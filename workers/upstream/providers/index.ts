export { providerEnv, type ProviderEnv } from "./env.ts";
export { scriptWriter, type ScriptWriter, type Written, type WriterLimits } from "./script-writer.ts";
export { speechProvider, type Speech, type SpeechProvider, type SpeechRequest } from "./speech.ts";
export { CAPABILITIES, capabilityStatus, PROVIDERS, type Capability, type CapabilityStatus } from "./table.ts";
export type { FailureReason } from "./failure.ts";
