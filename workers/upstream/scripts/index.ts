export { BUILT_IN_ENGINE, writeOptions, writeScripts, type WriteOptions } from "./write.ts";
export { type Hook, libraryHooks } from "./hooks.ts";
export { groundClaims } from "./ground.ts";
export { mended } from "./mend.ts";
export { factsOf } from "./facts/sources.ts";
export { headlineFor } from "./text/headline.ts";
export { estimatedAdSeconds, spokenSeconds, spokenUnits } from "./text/measure.ts";
export { spokenName } from "./text/name.ts";
export { sayableBrand, shownName } from "./brief.ts";
