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
  /** What the web worker proves itself with to the upstream. */
  UPSTREAM_SECRET: string;
}

const fresh = (): string => randomBytes(32).toString("hex");

/** This machine's own secrets: made on the first start that needs them, kept readable by its user alone. */
export function secrets(): Secrets {
  const file = join(stateFolder(), "secrets.json");
  const kept = (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {}) as Partial<Secrets>;
  const whole = { MEDIA_SECRET: fresh(), SIGNING_SECRET: fresh(), UPSTREAM_SECRET: fresh(), ...kept };
  if (Object.keys(kept).length < Object.keys(whole).length) writeFileSync(file, JSON.stringify(whole), { mode: 0o600 });
  return whole;
}
