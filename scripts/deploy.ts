import { parseArgs } from "node:util";
import { deploy } from "./deploy/steps.ts";
import { setup } from "./setup/index.ts";
import { sayFailure } from "./setup/say.ts";

const { values } = parseArgs({ options: { "dry-run": { type: "boolean", default: false }, origin: { type: "string" } } });
try {
  await setup();
  await deploy({ dryRun: values["dry-run"], origin: values.origin });
} catch (error) {
  sayFailure(error);
  process.exitCode = 1;
}
