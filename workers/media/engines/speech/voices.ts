import type { PackagedWeight } from "../../weights/table.ts";

export interface Voice {
  readonly id: string;
  readonly name: string;
  /** BCP 47. The part before the hyphen is the language of a speech job. */
  readonly language: "en-US" | "en-GB" | "zh-CN";
  readonly gender: "female" | "male";
  /** In the voice's own language, two or three words. */
  readonly character: string;
  readonly sha256: string;
}

/** Kokoro v1.0 voices worth offering (the model card grades them C− or better; Chinese: all it has). */
export const voices: readonly Voice[] = [
  {
    id: "af_heart",
    name: "Heart",
    language: "en-US",
    gender: "female",
    character: "Warm and clear",
    sha256: "d583ccff3cdca2f7fae535cb998ac07e9fcb90f09737b9a41fa2734ec44a8f0b",
  },
  {
    id: "af_bella",
    name: "Bella",
    language: "en-US",
    gender: "female",
    character: "Bright, lively",
    sha256: "f69d836209b78eb8c66e75e3cda491e26ea838a3674257e9d4e5703cbaf55c8b",
  },
  {
    id: "af_nicole",
    name: "Nicole",
    language: "en-US",
    gender: "female",
    character: "Soft, close to the microphone",
    sha256: "cd2191ab31b914ed7b318416b0e4440fdf392ddad9106a060819aa600a64f59a",
  },
  {
    id: "af_aoede",
    name: "Aoede",
    language: "en-US",
    gender: "female",
    character: "Light, friendly",
    sha256: "4a004c33430762e2461eedb2013fad808ef4ab3121f5300f554476caf58d8361",
  },
  {
    id: "af_kore",
    name: "Kore",
    language: "en-US",
    gender: "female",
    character: "Calm, grown-up",
    sha256: "9be5221b6a941c04b561959b8ff0b06e809444dcc4ab7e75a7b23606f691819e",
  },
  {
    id: "af_sarah",
    name: "Sarah",
    language: "en-US",
    gender: "female",
    character: "Even, newsroom",
    sha256: "4409fbc125afabacc615d94db5398d847006a737b0247d6892b7a9a0007a2f0a",
  },
  {
    id: "af_nova",
    name: "Nova",
    language: "en-US",
    gender: "female",
    character: "Crisp",
    sha256: "18778272caa0d0eebaea251c35fd635f038434f9eee5e691d02a174bd328414f",
  },
  {
    id: "af_alloy",
    name: "Alloy",
    language: "en-US",
    gender: "female",
    character: "Neutral",
    sha256: "c4a6b876047fd7fb472edf4ebd63cfac7c3b958a7cae7c106e8f038ca6308c45",
  },
  {
    id: "af_sky",
    name: "Sky",
    language: "en-US",
    gender: "female",
    character: "Young, airy",
    sha256: "4435255c9744f3f31659e0d714ab7689bf65d9e77ec1cce060f083912614f0b9",
  },
  {
    id: "am_michael",
    name: "Michael",
    language: "en-US",
    gender: "male",
    character: "Deep, trustworthy",
    sha256: "1d1f21dd8da39c30705cd4c75d039d265e9bc4a2a93ed09bc9e1b1225eb95ba1",
  },
  {
    id: "am_fenrir",
    name: "Fenrir",
    language: "en-US",
    gender: "male",
    character: "Strong, driving",
    sha256: "c27989f741f7ee34d273a39d8a595cc0837d35f5ced9a29b7cc162614616df43",
  },
  {
    id: "am_puck",
    name: "Puck",
    language: "en-US",
    gender: "male",
    character: "Playful",
    sha256: "fcf73c989033e9233e0b98713eca600c8c74dcc1614b37009d5450ff4a2274a0",
  },
  {
    id: "bf_emma",
    name: "Emma",
    language: "en-GB",
    gender: "female",
    character: "Composed",
    sha256: "669fe0647f9dd04fcab92f1439a40eeb4c8b4ab1f82e4996fe3d918ce4a63b73",
  },
  {
    id: "bf_isabella",
    name: "Isabella",
    language: "en-GB",
    gender: "female",
    character: "Gentle",
    sha256: "3754352c4aaa46d17f27654ab7518d65b62ad6163a0f55a5f4330c2da2c4e94f",
  },
  {
    id: "bm_george",
    name: "George",
    language: "en-GB",
    gender: "male",
    character: "Seasoned",
    sha256: "c4b235a4c1f2cd3b939fed08b899ce9385638b763f7b73a59616c4fc9bd6c9bc",
  },
  {
    id: "bm_fable",
    name: "Fable",
    language: "en-GB",
    gender: "male",
    character: "Storyteller",
    sha256: "f889083196807b4adb15e9204252165f503b8d33d3982e681c52443c49d798f1",
  },
  {
    id: "zf_xiaobei",
    name: "晓蓓",
    language: "zh-CN",
    gender: "female",
    character: "清亮",
    sha256: "5dde6e1c9c4f12c8b327bc29c0cee361a23b52b952c04636858ba637ec66e640",
  },
  {
    id: "zf_xiaoni",
    name: "晓妮",
    language: "zh-CN",
    gender: "female",
    character: "甜美",
    sha256: "08892b62a39af0a615cd0581238db7e19e44c578e8fa0bfd0e586e93327d9cba",
  },
  {
    id: "zf_xiaoxiao",
    name: "晓晓",
    language: "zh-CN",
    gender: "female",
    character: "亲切",
    sha256: "03adb5d5e3ddd88b047954e974e651cb0a4b524c985057e5d872e962c7be1169",
  },
  {
    id: "zf_xiaoyi",
    name: "晓伊",
    language: "zh-CN",
    gender: "female",
    character: "活泼",
    sha256: "bc1555c5c486099196ac254bae5e0bb543c121952a3092f50b7d8724f1bc36b3",
  },
  {
    id: "zm_yunjian",
    name: "云健",
    language: "zh-CN",
    gender: "male",
    character: "浑厚",
    sha256: "de48a00bdbf3649f07162269a2b6e0513604389bfac8a2e6c75cb34b323ad6fa",
  },
  {
    id: "zm_yunxi",
    name: "云希",
    language: "zh-CN",
    gender: "male",
    character: "阳光",
    sha256: "7243892fb4e560d47014090ddf010f8b8b790f3c6b029ff82b2ac06aa4e27c8b",
  },
  {
    id: "zm_yunxia",
    name: "云夏",
    language: "zh-CN",
    gender: "male",
    character: "少年",
    sha256: "6b2b8fc15b3df19a368daebe5c581c7fabf433ee5b8a17ffd6b3d723cff8936d",
  },
  {
    id: "zm_yunyang",
    name: "云扬",
    language: "zh-CN",
    gender: "male",
    character: "稳重",
    sha256: "261e2c89470534dbbcb8fd98b8fdc495ec94063d9bb6c8277f7be43cccba3f42",
  },
];

const samples: Readonly<Record<Voice["language"], string>> = {
  "en-US": "Meet the blender that goes where you go. Twenty smoothies on one charge, for just $39.99.",
  "en-GB": "Meet the kettle that knows your cup. Ready in ninety seconds, for just £49.",
  "zh-CN": "认识一下随行榨汁杯：充一次电，能打二十杯，现在只要199元。",
};

/** What a voice says when it is tried out. */
export const sampleLine = (voice: Voice): string => samples[voice.language];

/** Every voice as a packaged weight, by id. */
export function voiceWeights(): Record<string, PackagedWeight> {
  return Object.fromEntries(voices.map((voice) => [voice.id, voiceWeight(voice)]));
}

/** A voice's file, by its package and hash. */
export const voiceWeight = ({ id, sha256 }: Voice): PackagedWeight => ({
  package: "kokoro-js",
  path: `voices/${id}.bin`,
  sha256,
  licence: "Apache-2.0",
});
