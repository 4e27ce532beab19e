import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../scripts/run/ports.ts";
import { type Product, startProduct } from "../../scripts/run/product.ts";

type Options = Partial<Parameters<typeof startProduct>[0]>;

/** Tests and figures make guests by the hundred, all from loopback. */
const UNLIMITED = { LIMITS_SCALE: "1000000" };

/**
 * The product on free ports and on databases of its own, which go with it. REELWRIGHT_STATE names their folder until
 * `stop`: one at a time in a process.
 */
export async function startThrowaway(options: Options = {}): Promise<Product> {
  const before = process.env.REELWRIGHT_STATE;
  const state = mkdtempSync(join(tmpdir(), "reelwright-state-"));
  process.env.REELWRIGHT_STATE = state;
  const forget = () => {
    if (before === undefined) delete process.env.REELWRIGHT_STATE;
    else process.env.REELWRIGHT_STATE = before;
    rmSync(state, { recursive: true, force: true });
  };
  try {
    const product = await startProduct({
      port: await freePort(),
      mediaPort: await freePort(),
      verbose: false,
      ...options,
      upstream: { ...UNLIMITED, ...options.upstream },
    });
    return { ...product, stop: () => product.stop().finally(forget) };
  } catch (error) {
    forget();
    throw error;
  }
}
