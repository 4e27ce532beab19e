import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { openApi } from "../../trpc/contract/v1/openapi.ts";

/** Linters are heavy: they are fetched when they are asked for, and are no packages of ours. */
const LINTERS = ["@redocly/cli@2.77.0", "@stoplight/spectral-cli@6.16.3", "@stoplight/spectral-owasp-ruleset@2.0.1"];

const redocly = z.object({ totals: z.object({ errors: z.number() }) });
const spectral = z.array(z.object({ severity: z.number() }));

/** What a linter prints, also where it ends with an error because it found something. */
function printed(folder: string, args: [string, ...string[]]): string {
  const [name, ...rest] = args;
  try {
    return execFileSync(join(folder, "node_modules/.bin", name), rest, {
      cwd: folder,
      maxBuffer: 1e8,
      stdio: ["ignore", "pipe", "ignore"],
    }).toString();
  } catch (error) {
    if (error instanceof Error && "stdout" in error) return String(error.stdout);
    throw error;
  }
}

/** Errors that redocly's recommended rules, and spectral with OWASP's, find in the document of the API. */
export function openApiErrors(): Record<string, number> {
  const folder = mkdtempSync(join(tmpdir(), "reelwright-openapi-"));
  try {
    writeFileSync(join(folder, "package.json"), '{"private":true}');
    execFileSync("npm", ["install", "--no-audit", "--no-fund", ...LINTERS], { cwd: folder, stdio: "ignore" });
    writeFileSync(join(folder, "openapi.json"), JSON.stringify(openApi("https://studio.example")));
    writeFileSync(join(folder, ".spectral.yaml"), 'extends: ["spectral:oas", "@stoplight/spectral-owasp-ruleset"]\n');
    const first = redocly.parse(JSON.parse(printed(folder, ["redocly", "lint", "openapi.json", "--format=json"])));
    const second = spectral.parse(
      JSON.parse(printed(folder, ["spectral", "lint", "openapi.json", "-r", ".spectral.yaml", "-f", "json", "-q"])),
    );
    return { "openapi.lint_errors": first.totals.errors + second.filter(({ severity }) => severity === 0).length };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
