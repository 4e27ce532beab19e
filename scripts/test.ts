import { openShop } from "../tests/setup/shop.ts";
import { keepEmptyState, startThrowaway } from "../tests/setup/throwaway.ts";
import { freePort } from "./run/ports.ts";
import { setup } from "./setup/index.ts";
import { say, sayFailure } from "./setup/say.ts";
import { beside } from "./test/beside.ts";
import { check, playwright, vitest } from "./test/runners.ts";
import { checkTypes } from "./test/types.ts";
import { closingLine, flakyLines, sum, type Tally } from "./test/tally.ts";

const args = process.argv.slice(2);
const wanted = args.filter((arg) => !arg.startsWith("--"));
const runs = (name: string): boolean => wanted.length === 0 || wanted.includes(name);
const tallies: Tally[] = [];

interface Started {
  /** With the state that it runs on, and what it keeps for others: tests read its admin key, and start products of their own. */
  env: NodeJS.ProcessEnv;
  stop: () => Promise<unknown>;
}

/** The product on databases of its own, and a shop to read. */
async function startBoth(): Promise<Started> {
  const forget = await keepEmptyState();
  const shop = await openShop();
  const port = await freePort();
  const allow = `http://127.0.0.1:${port}/samples/,${shop.origin}/`;
  const partners = { PARTNER_HOSTS: "partner.example" };
  const product = await startThrowaway({
    port,
    verbose: args.includes("--verbose"),
    web: partners,
    upstream: { ...partners, PREPARE_AHEAD: "no" },
    media: { MEDIA_EGRESS_ALLOW: allow },
  });
  return {
    env: { ...process.env, REELWRIGHT_ORIGIN: product.origin, REELWRIGHT_SHOP: shop.origin },
    stop: () => Promise.all([shop.close(), product.stop()]).finally(forget),
  };
}

let started: Promise<Started> | undefined;
/** The addresses of the product that is tested, which the first to ask for it starts. */
const product = async (): Promise<Started["env"]> => (await (started ??= startBoth())).env;

/** The code as it stands. */
async function code(): Promise<void> {
  if (runs("types")) tallies.push(...(await checkTypes()));
  if (runs("lint")) tallies.push(await check("lint", "oxlint", ["--deny-warnings"]), await check("format", "oxfmt", ["--check"]));
}

try {
  const served = ["unit", "media", "product", "e2e", "deploy"].some(runs);
  const built = served ? setup() : Promise.resolve();
  const row = (name: string, work: () => Promise<Tally>) => async () => {
    if (!runs(name)) return;
    await built;
    tallies.push(await work());
  };
  const asking: Promise<void>[] = [];
  /** A row that asks the product, for who waits until nobody does. */
  const asks = (work: () => Promise<void>) => () => {
    const done = work();
    asking.push(done);
    return done;
  };
  // What a script does with the product and what a browser does take their turns on its media service, the longest before
  // the engines' own tests: so that both lanes end at the same time.
  await beside(2, [
    () => built,
    code,
    asks(row("product", async () => vitest(["product"], await product()))),
    row("media", () => vitest(["media", "mocked"])),
    asks(row("e2e", async () => playwright("together", await product()))),
    row("unit", () => vitest(["unit", "slow", "worker"])),
    row("deploy", () => check("deploy --dry-run", process.execPath, ["scripts/deploy.ts", "--dry-run"])),
    // All rows before have begun: what changes the product for everyone waits until those that ask it are over.
    row("e2e", async () => {
      await Promise.all(asking);
      return playwright("alone", await product());
    }),
  ]);
} catch (error) {
  sayFailure(error);
  tallies.push({ name: "the test run itself", passed: 0, failed: 1, skipped: 0, failures: [], flaky: [], seconds: 0 });
} finally {
  await (await started)?.stop();
}

say("");
for (const { failures } of tallies) for (const failure of failures) say(`✗ ${failure}\n`);
for (const { name, passed, failed, skipped, seconds } of tallies)
  say(`${failed > 0 ? "✗" : "✓"} ${name}: ${passed} passed, ${failed} failed, ${skipped} skipped (${Math.round(seconds)} s)`);
const { failed, skipped } = sum(tallies);
for (const line of flakyLines(tallies)) say(line);
if (skipped > 0) say(`${skipped} skipped`);
process.stdout.write(`\n${closingLine(tallies)}\n`);
process.exit(failed > 0 ? 1 : 0);
