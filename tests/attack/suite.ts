import { startThrowaway } from "../setup/throwaway.ts";
import { type Outcome, tryAll } from "./attack.ts";
import { harm, setScene } from "./scene.ts";
import { edgeAttacks } from "./tables/edge.ts";
import { fileAttacks } from "./tables/files.ts";
import { guessAttacks } from "./tables/guesses.ts";
import { linkAttacks } from "./tables/links.ts";
import { pageAttacks } from "./tables/pages.ts";
import { procedureAttacks } from "./tables/procedures.ts";
import { providerAttacks } from "./tables/providers.ts";
import { uploadAttacks } from "./tables/uploads.ts";

const TABLES = [edgeAttacks, fileAttacks, uploadAttacks, pageAttacks, linkAttacks, procedureAttacks, providerAttacks, guessAttacks];

/** Every table against a product of its own, on loopback alone, with the limits of the internet, bounded by a few requests each. */
export async function attackSuite(): Promise<Outcome> {
  const product = await startThrowaway({ upstream: { LIMITS_SCALE: "1", PREPARE_AHEAD: "no" } });
  try {
    const scene = await setScene(product.origin);
    const whole: Outcome = { tried: 0, passed: [] };
    for (const table of TABLES) {
      const { tried, passed } = await tryAll(table(scene));
      whole.tried += tried;
      whole.passed.push(...passed);
    }
    const harmed = await harm(scene);
    return harmed ? { ...whole, passed: [...whole.passed, harmed] } : whole;
  } finally {
    await product.stop();
  }
}

/** For `npm run bench`. */
export async function attackFigures(): Promise<Record<string, number>> {
  const { tried, passed } = await attackSuite();
  for (const one of passed) process.stderr.write(`! ${one}\n`);
  return { "attack.tried": tried, "attack.passed": passed.length };
}
