import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { packageFolder } from "../../weights/packages.ts";
import { weight } from "../../weights/resolve.ts";

interface Tensor {
  dispose(): void;
}

/** The part of @vladmandic/human that is used. */
export interface Human {
  readonly tf: {
    setBackend(name: string): Promise<boolean>;
    ready(): Promise<void>;
    tensor(values: Int32Array, shape: number[], type: "int32"): Tensor;
  };
  readonly faceTriangulation: readonly number[];
  load(settings?: object): Promise<void>;
  detect(image: Tensor, settings?: object): Promise<unknown>;
}

/** Human reads its models through `fetch`, which has no files in Node: files are answered here while it loads. */
async function withFiles<T>(work: () => Promise<T>): Promise<T> {
  const original = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    return url.startsWith("file://") ? new Response(Uint8Array.from(await readFile(fileURLToPath(url)))) : await original(input, init);
  };
  try {
    return await work();
  } finally {
    globalThis.fetch = original;
  }
}

const off = { enabled: false };

async function open(): Promise<Human> {
  await Promise.all((["blazefaceJson", "blazefaceBin", "facemeshJson", "facemeshBin", "irisJson", "irisBin"] as const).map(weight));
  const require = createRequire(import.meta.url);
  const folder = packageFolder("@vladmandic/human");
  const wasm = `${join(packageFolder("@tensorflow/tfjs-backend-wasm"), "dist")}/`;
  require("@tensorflow/tfjs-backend-wasm").setWasmPaths(wasm);
  const module: { default: new (settings: object) => Human } = require(join(folder, "dist", "human.node-wasm.js"));
  const human = new module.default({
    backend: "wasm",
    wasmPath: wasm,
    modelBasePath: `file://${join(folder, "models")}/`,
    debug: false,
    cacheSensitivity: 0,
    face: {
      enabled: true,
      detector: { rotation: false, maxDetected: 10, minConfidence: 0.4 },
      mesh: { enabled: true },
      iris: { enabled: true },
      description: off,
      emotion: off,
      antispoof: off,
      liveness: off,
    },
    body: off,
    hand: off,
    object: off,
    gesture: off,
    segmentation: off,
    filter: off,
  });
  await human.tf.setBackend("wasm");
  await human.tf.ready();
  await withFiles(() => human.load());
  return human;
}

/** Loads one more of its models, once. */
export const loadMore = (engine: Human, settings: object): Promise<void> => withFiles(() => engine.load(settings));

let opened: Promise<Human> | undefined;
/** The face models on WebAssembly, loaded once. */
export const human = (): Promise<Human> => (opened ??= open());
