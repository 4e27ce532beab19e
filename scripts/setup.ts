import { setup } from "./setup/index.ts";
import { sayFailure } from "./setup/say.ts";

try {
  await setup();
} catch (error) {
  sayFailure(error);
  process.exitCode = 1;
}
