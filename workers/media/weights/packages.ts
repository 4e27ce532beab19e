import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * The folder of an installed npm package, found by walking up the `node_modules` chain from this file.
 * (`require.resolve` is of no use here: most weight packages have no entry point or hide their files.)
 * @throws Error naming the command that mends it.
 */
export function packageFolder(name: string): string {
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    const candidate = join(folder, "node_modules", name);
    if (existsSync(join(candidate, "package.json"))) return candidate;
    if (folder === dirname(folder)) throw new Error(`npm package ${name} is missing: run "npm install --no-save --prefix workers/media"`);
  }
}
