import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../scripts/run/ports.ts";
import { type Product, startProduct } from "../../scripts/run/product.ts";

let running: Promise<{ product: Product; state: string }> | undefined;

async function launch() {
  const state = mkdtempSync(join(tmpdir(), "reelwright-bench-"));
  process.env.REELWRIGHT_STATE = state;
  return { product: await startProduct({ port: await freePort(), mediaPort: await freePort(), verbose: false }), state };
}

/** The product on databases of its own, started once a run. */
export const benchOrigin = async (): Promise<string> => (await (running ??= launch())).product.origin;

export async function closeBench(): Promise<void> {
  if (!running) return;
  const { product, state } = await running;
  await product.stop();
  rmSync(state, { recursive: true, force: true });
}
