import { run } from "../setup/command.ts";
import { ROOT, stateFolder } from "../setup/paths.ts";
import { say } from "../setup/say.ts";

const wrangler = (...args: string[]) => run("wrangler", args, { cwd: stateFolder(), mend: `wrangler ${args.join(" ")}` });

const idOf = (text: string, pattern: RegExp, what: string): string => {
  const id = pattern.exec(text)?.[1];
  if (!id) throw new Error(`Cloudflare did not name the id of ${what}:\n${text.slice(-500)}`);
  return id;
};

/** The id of a D1 database, made if there is none of that name. */
export async function database(name: string): Promise<string> {
  const known = JSON.parse(await wrangler("d1", "list", "--json")) as { name: string; uuid: string }[];
  const found = known.find((one) => one.name === name);
  if (found) return found.uuid;
  say(`• Creating the database ${name} …`);
  return idOf(await wrangler("d1", "create", name), /([0-9a-f]{8}-[0-9a-f-]{27})/, name);
}

/** The id of a KV namespace, likewise. */
export async function namespace(title: string): Promise<string> {
  const known = JSON.parse(await wrangler("kv", "namespace", "list")) as { id: string; title: string }[];
  const found = known.find((one) => one.title === title);
  if (found) return found.id;
  say(`• Creating the namespace ${title} …`);
  return idOf(await wrangler("kv", "namespace", "create", title), /([0-9a-f]{32})/, title);
}

/** An R2 bucket, made if there is none of that name. */
export async function bucket(name: string): Promise<void> {
  if ((await wrangler("r2", "bucket", "list")).includes(name)) return;
  say(`• Creating the bucket ${name} …`);
  await wrangler("r2", "bucket", "create", name);
}

async function hasSecret(config: string, name: string): Promise<boolean> {
  const known = JSON.parse(await run("wrangler", ["secret", "list", "-c", config], { cwd: ROOT, mend: "wrangler secret list" })) as {
    name: string;
  }[];
  return known.some((one) => one.name === name);
}

/** A secret of the workers of these configurations, the same for each. Where all have it, it stays; else it is set anew. */
export async function secret(configs: string[], name: string, value: string): Promise<void> {
  const known = await Promise.all(configs.map((config) => hasSecret(config, name)));
  if (known.every(Boolean)) return;
  for (const config of configs) await putSecret(config, name, value);
}

async function putSecret(config: string, name: string, value: string): Promise<void> {
  await run("sh", ["-c", `printf %s "$SECRET" | wrangler secret put ${name} -c "$CONFIG"`], {
    cwd: ROOT,
    mend: `wrangler secret put ${name}`,
    env: { SECRET: value, CONFIG: config },
  });
}
