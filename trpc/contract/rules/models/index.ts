import { BUILT_IN } from "./built-in.ts";
import { CLOUD } from "./cloud.ts";
import type { Model } from "./model.ts";

export * from "./model.ts";
export { SORA_PIXELS } from "./cloud-films.ts";
export { BUILT_IN_DUB, BUILT_IN_LIPS } from "./built-in.ts";
export { AVATAR_MODEL, DUBBING_MODEL, FACE_SWAP_AT_FAL, FACE_SWAP_MODEL, LIPS_DOLLARS, VOICE_MODEL } from "./cloud-people.ts";

/** Every model that this release knows, the built-in ones first. */
export const MODELS: readonly Model[] = [...BUILT_IN, ...CLOUD];

const byId = new Map(MODELS.map((model) => [model.id, model]));

export const modelOf = (id: string): Model | undefined => byId.get(id);
