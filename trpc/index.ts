/** Types for scripts: `import type { AppRouter } from "reelwright/trpc"`. */
export type { AppRouter } from "./router.ts";
export type { Draft } from "./contract/draft.ts";
export type { Product } from "./contract/product.ts";
export type { Script } from "./contract/script.ts";
export type { Task } from "./contract/task.ts";
export type { VideoSettings } from "./contract/settings.ts";
