import { applyD1Migrations, env } from "cloudflare:test";
import type { TestEnv } from "./support.ts";

const { DB, MIGRATIONS } = env as unknown as TestEnv;
await applyD1Migrations(DB, MIGRATIONS);
