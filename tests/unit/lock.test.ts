import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { z } from "zod";

const ROOT = join(import.meta.dirname, "../..");
const lock = z.object({
  packages: z.record(
    z.string(),
    z.object({ integrity: z.string().optional(), resolved: z.string().optional(), link: z.boolean().optional() }),
  ),
});

const packagesOf = (path: string) =>
  Object.entries(lock.parse(JSON.parse(readFileSync(join(ROOT, path), "utf8"))).packages).filter(
    ([name, { link }]) => name !== "" && !link,
  );

it.each(["package-lock.json", "workers/media/package-lock.json"])("%s pins the content of every package, and no registry", (path) => {
  const packages = packagesOf(path);
  expect(packages.length).toBeGreaterThan(100);
  expect(packages.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? "")).map(([name]) => name)).toEqual([]);
  expect(packages.filter(([, { resolved }]) => resolved !== undefined).map(([name]) => name)).toEqual([]);
});
