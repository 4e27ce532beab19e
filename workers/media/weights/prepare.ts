import { voiceWeights } from "../engines/speech/voices.ts";
import { kokoroModel } from "./kokoro.ts";
import { verified } from "./resolve.ts";
import { packaged } from "./table.ts";

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Assembles and checks every weight the service uses; quick when nothing changed since the last time. */
async function prepare(): Promise<void> {
  const started = performance.now();
  let shown = -1;
  const model = await kokoroModel((fraction) => {
    const percent = Math.floor(fraction * 10) * 10;
    if (percent !== shown) say(`kokoro: assembling, ${percent} %`);
    shown = percent;
  });
  say(`kokoro: ready (${model})`);
  for (const [name, weight] of Object.entries({ ...packaged, ...voiceWeights() })) {
    await verified(weight);
    say(`${name}: verified (${weight.licence})`);
  }
  say(`All weights are ready (${((performance.now() - started) / 1000).toFixed(1)} s).`);
}

prepare().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
