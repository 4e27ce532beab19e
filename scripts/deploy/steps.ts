import { randomBytes } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { run } from "../setup/command.ts";
import { ROOT, stateFolder } from "../setup/paths.ts";
import { say } from "../setup/say.ts";
import { deployConfig } from "./config.ts";
import { bucket, database, namespace, secret } from "./resources.ts";

interface DeployOptions {
  dryRun: boolean;
  /** The product's public address; without it, the one that the workers.dev name gives is to be set later. */
  origin?: string;
}

interface Ids {
  main: string;
  cache: string;
  kv: string;
}

const wrangler = (args: string[]) =>
  run("wrangler", args, { cwd: ROOT, mend: `wrangler ${args.join(" ")}`, env: { WRANGLER_SEND_METRICS: "false" } });

/** The newest wrangler's own bundling and checks, without an account: what a deployment would send. */
async function rehearse(): Promise<void> {
  const out = join(stateFolder(), "dry-run");
  mkdirSync(out, { recursive: true });
  for (const [name, source] of [
    ["upstream", "workers/upstream/wrangler.toml"],
    ["web", "wrangler.toml"],
  ] as const) {
    const config = deployConfig(source, name, { vars: {}, ids: {}, containers: false });
    const said = await wrangler(["deploy", "--dry-run", "-c", config, "--outdir", join(out, name)]);
    say(`✓ ${name}: ${/Total Upload: .*/.exec(said)?.[0] ?? "bundled"}`);
  }
  say("✓ Nothing was sent. The container image is built at a real deployment, which needs Docker.");
}

async function resources(): Promise<Ids> {
  await bucket("reelwright-files");
  const [main, cache, kv] = [await database("reelwright"), await database("reelwright-cache"), await namespace("reelwright-cache")];
  return { main, cache, kv };
}

/** Creates what is missing, brings the databases up to date, sets secrets, deploys the upstream and then the web worker. */
export async function deploy({ dryRun, origin }: DeployOptions): Promise<void> {
  if (dryRun) return rehearse();
  if (!origin) throw new Error("Say where the product will live: npm run deploy -- --origin https://ads.example.com");
  await wrangler(["whoami"]);
  const ids = await resources();
  const vars = { FILES_ORIGIN: origin };
  const named = { reelwright: ids.main, "reelwright-cache": ids.cache, CACHE: ids.kv };
  const upstream = deployConfig("workers/upstream/wrangler.toml", "upstream", { vars, ids: named, containers: true });
  const web = deployConfig("wrangler.toml", "web", { vars: {}, ids: named, containers: false });
  await wrangler(["d1", "migrations", "apply", "reelwright", "--remote", "-c", upstream]);
  await wrangler(["d1", "migrations", "apply", "reelwright-cache", "--remote", "-c", web]);
  await wrangler(["deploy", "-c", upstream]);
  for (const name of ["MEDIA_SECRET", "SIGNING_SECRET"]) await secret([upstream], name, randomBytes(32).toString("hex"));
  if (process.env.ADMIN_KEY) await secret([upstream], "ADMIN_KEY", process.env.ADMIN_KEY);
  else say(`• No ADMIN_KEY in the environment: admin.* stays closed until \`wrangler secret put ADMIN_KEY -c ${upstream}\`.`);
  await wrangler(["deploy", "-c", web]);
  await secret([upstream, web], "UPSTREAM_SECRET", randomBytes(32).toString("hex"));
  say(`✓ Deployed. Point ${origin} at the worker "reelwright".`);
}
