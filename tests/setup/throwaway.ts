import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../scripts/run/ports.ts";
import { configured, type Product, startProduct } from "../../scripts/run/product.ts";
import { migrate } from "../../scripts/setup/workers.ts";

type Options = Partial<Parameters<typeof startProduct>[0]>;

/** Tests and figures make guests by the hundred, all from loopback. */
const UNLIMITED = { LIMITS_SCALE: "1000000" };

/** Names the folder of `keepEmptyState` to the processes that test. */
const EMPTY = "REELWRIGHT_EMPTY_STATE";

/** A state folder of one's own, with empty databases in it where they were made before, and no secret of another's. */
export function ownState(name: string): string {
  const state = mkdtempSync(join(tmpdir(), `reelwright-${name}-`));
  const { [EMPTY]: empty } = process.env;
  if (!empty) return state;
  // A web worker that runs apart has a folder of its own.
  for (const data of ["data", "data-web"]) cpSync(join(empty, "data"), join(state, data), { recursive: true });
  return state;
}

/** Makes a folder the state of this process and of those that it starts; answers how that ends. */
function enter(state: string): () => void {
  const { REELWRIGHT_STATE: before } = process.env;
  process.env.REELWRIGHT_STATE = state;
  return () => {
    if (before === undefined) delete process.env.REELWRIGHT_STATE;
    else process.env.REELWRIGHT_STATE = before;
  };
}
const remove = (folder: string): void => rmSync(folder, { recursive: true, force: true });

/** Migrates databases once, for every throwaway product of this process and of those that it starts: 15 s of a core each. */
export async function keepEmptyState(): Promise<() => void> {
  const empty = ownState("empty");
  const leave = enter(empty);
  await migrate(configured({ port: 0, mediaPort: 0 })).finally(leave);
  process.env[EMPTY] = empty;
  return () => remove(empty);
}

/**
 * The product on free ports and on databases of its own, which go with it. REELWRIGHT_STATE names their folder until
 * `stop`: one at a time in a process.
 */
export async function startThrowaway(options: Options = {}): Promise<Product> {
  const state = ownState("state");
  const leave = enter(state);
  const forget = () => {
    leave();
    remove(state);
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
