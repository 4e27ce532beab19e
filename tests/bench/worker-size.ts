import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { ROOT } from "../../scripts/setup/paths.ts";

/** The web worker as wrangler bundles it, minified as deployed, gzip. */
export async function workerSize(): Promise<Record<string, number>> {
  const out = mkdtempSync(join(tmpdir(), "reelwright-size-"));
  try {
    execFileSync("wrangler", ["deploy", "--dry-run", "--minify", "--outdir", out], {
      cwd: ROOT,
      stdio: "ignore",
      env: { ...process.env, WRANGLER_SEND_METRICS: "false" },
    });
    return { "worker.web_gzip_kb": gzipSync(readFileSync(join(out, "index.js"))).length / 1000 };
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}
