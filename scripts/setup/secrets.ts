import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stateFolder } from "./paths.ts";

/** Where the key of `admin.*` lies, readable by this user alone. */
export const adminKeyFile = (): string => join(stateFolder(), "admin-key");

/** The key of `admin.*`: ADMIN_KEY of the environment, else this machine's own, made on the first start. */
export function adminKey(): string {
  if (process.env.ADMIN_KEY) return process.env.ADMIN_KEY;
  const file = adminKeyFile();
  if (!existsSync(file)) writeFileSync(file, `${randomBytes(32).toString("hex")}\n`, { mode: 0o600 });
  return readFileSync(file, "utf8").trim();
}

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
