import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { errors } from "../../locales/en/errors.ts";
import { freePort } from "../../scripts/run/ports.ts";
import type { Product } from "../../scripts/run/product.ts";
import { ROOT } from "../../scripts/setup/paths.ts";
import { adminKey } from "../../scripts/setup/secrets.ts";
import { compiled } from "../../scripts/test/compiler.ts";
import { startThrowaway } from "../setup/throwaway.ts";
import { messagePattern } from "../setup/message-pattern.ts";

const run = promisify(execFile);
const document = readFileSync(join(ROOT, "docs/scripting.md"), "utf8");
/** Every block of TypeScript, by the file name on its fence. */
const blocks = new Map([...document.matchAll(/^```ts (\S+)\n([\s\S]*?)^```$/gm)].map(([, name = "", text = ""]) => [name, text]));

/** What each prints, as the text around it says. The others are imported by these. */
const PRINTS = {
  "make-ad.ts": [
    /^Read: Nordhavn Vacuum Bottle 750 ml, \d pictures$/m,
    /^Hook: .{20,}$/m,
    /^preview: \d+ % \w+$/m,
    /^The render costs 5 of 20 credits\.$/m,
    /^ad\.mp4: 1080×1080, 1\d\.\d s, 5 credits charged$/m,
  ],
  "batch.ts": [/^24 voices, 6 templates$/m, /^Starter: 29 USD a month, as of \d{4}-/m, /^Works here: .*URL_TO_VIDEO/m],
  "errors.ts": [/^-20001: \p{Script=Han}/mu, /^-20400: .*\p{Script=Han}/mu, messagePattern(`-202: ${errors["auth.loginRequired"]}`)],
  "speak.ts": [/^2 credits: \w{16}$/m],
  "grant.ts": [/^120 credits$/m],
  "notice.ts": [/^published \w{16}$/m, /^withdrawn: true$/m],
  "price.ts": [/^now 3100 cents$/m, /^[0-9a-f]{12} set revision \d+ at \d{4}-/m],
};

let folder = "";
/** Of its own: the scripts change prices and announce. Its upstream runs apart, as one reached by UPSTREAM_URL, with no service binding. */
let product: Product;

beforeAll(async () => {
  product = await startThrowaway({ upstreamPort: await freePort() });
  mkdirSync(join(ROOT, "test-results"), { recursive: true });
  folder = mkdtempSync(join(ROOT, "test-results", "scripting-"));
  for (const [name, text] of blocks) writeFileSync(join(folder, name), text);
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await product.stop();
});

describe("docs/scripting.md", () => {
  it("has a name on every block, and every one is run or imported by one that is", () => {
    expect(document.match(/^```ts\b/gm)).toHaveLength(blocks.size);
    const imported = [...blocks.values()].flatMap((text) => [...text.matchAll(/from "\.\/(\S+)"/g)].map(([, name = ""]) => name));
    expect([...blocks.keys()].toSorted()).toEqual([...new Set([...Object.keys(PRINTS), ...imported])].toSorted());
  });

  it("has the types that it says", async () => {
    const config = { extends: join(ROOT, "tsconfig.node.json"), include: ["*.ts"], exclude: [] };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
    expect(await compiled("tsconfig.json", folder)).toEqual([]);
  });

  it.each(Object.entries(PRINTS))("%s runs as it stands", async (name, lines) => {
    const env = { ...process.env, REELWRIGHT_ORIGIN: product.origin, ADMIN_KEY: adminKey() };
    const { stdout } = await run(process.execPath, ["--disable-warning=ExperimentalWarning", name], { cwd: folder, env });
    for (const line of lines) expect(stdout).toMatch(line);
  });

  it("left a film behind, and nothing of the admin's changes", async () => {
    expect(readFileSync(join(folder, "ad.mp4")).subarray(4, 8).toString()).toBe("ftyp");
    const pricing = await (await fetch(`${product.origin}/trpc/plans.pricing?input=%7B%7D`)).text();
    expect(pricing).toContain('"monthly_cents":2900');
  });
});
