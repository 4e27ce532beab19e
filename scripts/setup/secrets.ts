import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stateFolder } from "./paths.ts";

export interface Secrets {
  MEDIA_SECRET: string;
  SIGNING_SECRET: string;
}

/** This machine's own secrets: made on the first start, kept readable by its user alone. */
export function secrets(): Secrets {
  const file = join(stateFolder(), "secrets.json");
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8")) as Secrets;
  const fresh = { MEDIA_SECRET: randomBytes(32).toString("hex"), SIGNING_SECRET: randomBytes(32).toString("hex") };
  writeFileSync(file, JSON.stringify(fresh), { mode: 0o600 });
  return fresh;
}
