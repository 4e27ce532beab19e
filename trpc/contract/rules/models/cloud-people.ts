import { creditsFor, MODEL_RATIOS, type Model, priced } from "./model.ts";

/** What HeyGen asks for a second: of the lip sync of a film, and of a video of a photo. */
export const LIPS_DOLLARS = { film: 0.0667, photo: 0.05 } as const;

/** What takes a whole recording or film, and gives one back. */
const whole = { can: [], ratios: MODEL_RATIOS, seconds: [] } as const;

/** Another face in a film, as fal calls it (its published schema of that model). */
export const FACE_SWAP_AT_FAL = "half-moon-ai/ai-face-swap/faceswapvideo";
export const FACE_SWAP_MODEL = `fal/${FACE_SWAP_AT_FAL}`;
/** Filmed people of the provider's who say a recording. */
export const AVATAR_MODEL = "heygen/avatar";
/** Another voice for a recording: speech to speech. */
export const VOICE_MODEL = "elevenlabs/voice-changer";
/** Another language for a film, in the voices of those who speak. */
export const DUBBING_MODEL = "elevenlabs/dubbing";

/** What providers do with people who were recorded: lips, avatars, faces, voices, dubs. */
export const CLOUD_PEOPLE: readonly Model[] = [
  {
    id: "heygen/lips",
    provider: "heygen",
    model: "precision",
    name: "HeyGen",
    makes: "lips",
    can: [],
    ratios: MODEL_RATIOS,
    seconds: [],
    pictures: 1,
    // The dearer of its two.
    ...priced(LIPS_DOLLARS.film),
    takes: 240,
    readsFiles: true,
  },
  {
    ...whole,
    id: AVATAR_MODEL,
    provider: "heygen",
    model: "avatar",
    name: "HeyGen avatars",
    makes: "avatar",
    pictures: 0,
    // As the dearer of its lips: what looks cost by engine is not in HeyGen's published description.
    credits: creditsFor(0.0667),
    takes: 240,
    readsFiles: true,
  },
  {
    ...whole,
    id: FACE_SWAP_MODEL,
    provider: "fal",
    model: FACE_SWAP_AT_FAL,
    name: "Half Moon AI face swap (fal)",
    makes: "face",
    pictures: 1,
    // No price list was at hand: what users of it have written down of a second.
    credits: creditsFor(0.024),
    takes: 90,
    readsFiles: true,
  },
  {
    ...whole,
    id: VOICE_MODEL,
    provider: "elevenlabs",
    model: "eleven_multilingual_sts_v2",
    name: "ElevenLabs voice changer",
    makes: "voice",
    pictures: 0,
    // 1,000 characters' worth a minute, at $0.30 for 1,000.
    ...priced(0.005),
    takes: 30,
  },
  {
    ...whole,
    id: DUBBING_MODEL,
    provider: "elevenlabs",
    model: "dubbing",
    name: "ElevenLabs dubbing",
    makes: "dub",
    pictures: 0,
    // $0.50 a minute without a watermark.
    ...priced(0.5 / 60),
    takes: 120,
  },
];
