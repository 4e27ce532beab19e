import { run } from "./command.ts";
import { ROOT } from "./paths.ts";

/** Runs wrangler on this machine alone: it asks nothing and reports nothing. */
export const wrangler = (args: string[], mend: string) =>
  run("wrangler", args, { cwd: ROOT, mend, env: { CI: "1", WRANGLER_SEND_METRICS: "false" } });
