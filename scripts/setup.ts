import { setup } from "./setup/index.ts";

await setup();
