/** Writes `timeline/fonts/coverage.ts` from the font files: `node tests/setup/fonts/write-coverage.ts`, after `FONTS` changed. */
import { writeFile } from "node:fs/promises";
import { encoded, fallbackCodes } from "./coverage.ts";

const text = `/** What the faces behind every family draw, as runs of code points ; written by tests/setup/fonts/write-coverage.ts. */
export const COVERAGE =
  "${encoded(fallbackCodes())}";
`;
await writeFile(new URL("../../../timeline/fonts/coverage.ts", import.meta.url), text);
