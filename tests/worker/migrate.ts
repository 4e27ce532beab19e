import { applyD1Migrations, env, reset } from "cloudflare:test";
import type { TestEnv } from "./support.ts";

const { DB, MIGRATIONS } = env as unknown as TestEnv;

/** Files share a runtime, and nothing that is stored: each begins with empty bindings and a database of today. */
await reset();
await applyD1Migrations(DB, MIGRATIONS);
