import { z } from "zod";
import { type Answer, type Provider, formIs } from "./provider.ts";

const KEY = { "xi-api-key": /^key-1$/ };
const BOOLEAN = z.enum(["true", "false"]);
const spoken = (status: string, message: string, code: number): Answer => ({ status: code, body: { detail: { status, message } } });
/** What ElevenLabs answers to any request of its, when it does not do it. */
const elevenLabsFaults = {
  failed: spoken("internal", "Internal error", 500),
  limited: spoken("too_many_concurrent_requests", "Too many requests", 429),
  revoked: spoken("invalid_api_key", "Invalid API key", 401),
} as const;

/** ElevenLabs: `POST /v1/voices/add` (multipart: name, files; description, labels, remove_background_noise). */
export const elevenlabs: Provider = {
  atOnce: true,
  start: formIs(
    z.strictObject({
      name: z.string().min(1),
      files: z.string().min(1),
      description: z.string().optional(),
      labels: z.string().optional(),
      remove_background_noise: BOOLEAN.optional(),
    }),
    /^\/v1\/voices\/add$/,
    KEY,
  ),
  started: { body: { voice_id: "c38kUX8pkfYO2kHyqfFy", requires_verification: false } },
  pending: { body: { voice_id: "c38kUX8pkfYO2kHyqfFy", requires_verification: true } },
  done: { body: { status: "ok" } },
  ...elevenLabsFaults,
  refused: spoken("voice_blocked", "This voice is blocked by our safety rules", 400),
  expired: spoken("voice_not_found", "no such voice", 404),
};

const SOUND: Answer = { body: "ID3 a sound", type: "audio/mpeg" };
const json = (shape: z.ZodType) =>
  z.string().refine((text) => {
    try {
      return shape.safeParse(JSON.parse(text)).success;
    } catch {
      return false;
    }
  }, "not that JSON");
/** ElevenLabs: `POST /v1/speech-to-speech/{voice_id}` answers the sound itself. */
export const elevenLabsVoice: Provider = {
  atOnce: true,
  start: (asked) => {
    const format = asked.query.get("output_format") ?? "mp3_44100_128";
    const known = /^(?:mp3_(?:22050_32|24000_48|44100_(?:32|64|96|128|192))|(?:pcm|wav)_(?:8000|16000|22050|24000|32000|44100|48000))$/;
    if (!known.test(format)) return `output_format ${format}`;
    return formIs(
      z.strictObject({
        audio: z.string().min(1),
        model_id: z
          .string()
          .regex(/^eleven_\w+_sts_v\d$/)
          .optional(),
        voice_settings: json(
          z.strictObject({
            stability: z.number().min(0).max(1).optional(),
            similarity_boost: z.number().min(0).max(1).optional(),
            style: z.number().min(0).max(1).optional(),
            use_speaker_boost: z.boolean().optional(),
            speed: z.number().optional(),
          }),
        ).optional(),
        seed: z
          .string()
          .regex(/^\d{1,10}$/)
          .optional(),
        remove_background_noise: BOOLEAN.optional(),
        file_format: z.enum(["pcm_s16le_16", "other"]).optional(),
      }),
      /^\/v1\/speech-to-speech\/[\w-]{1,64}$/,
      KEY,
    )(asked);
  },
  started: SOUND,
  pending: SOUND,
  done: SOUND,
  ...elevenLabsFaults,
  refused: spoken("content_moderation", "This recording is blocked by our safety rules", 400),
  expired: spoken("voice_not_found", "The voice is no longer available", 404),
};

const DUB = "/v1/dubbing/dub_1";
const dub = (status: string, more: object = {}): Answer => ({
  body: {
    dubbing_id: "dub_1",
    name: "",
    status,
    source_language: null,
    target_languages: ["es"],
    created_at: "2026-11-23T07:00:00Z",
    ...more,
  },
});
/** ElevenLabs: `POST /v1/dubbing`, `GET /v1/dubbing/{id}`, `…/audio/{language}`, `…/transcripts/{language}/format/srt`. */
export const elevenLabsDubbing: Provider = {
  start: formIs(
    z.strictObject({
      file: z.string().min(1),
      source_lang: z.string().regex(/^(?:auto|[a-z]{2,3})$/),
      target_lang: z.string().regex(/^[a-z]{2,3}$/),
      num_speakers: z
        .string()
        .regex(/^\d{1,2}$/)
        .optional(),
      watermark: BOOLEAN.optional(),
      drop_background_audio: BOOLEAN.optional(),
      highest_resolution: BOOLEAN.optional(),
      disable_voice_cloning: BOOLEAN.optional(),
      name: z.string().optional(),
      mode: z.enum(["automatic", "manual"]).optional(),
    }),
    /^\/v1\/dubbing$/,
    KEY,
  ),
  started: { body: { dubbing_id: "dub_1", expected_duration_sec: 12.5 } },
  pending: dub("dubbing"),
  done: dub("dubbed", { media_metadata: { content_type: "audio/mpeg", duration: 9 } }),
  also: {
    [`GET ${DUB}/audio/es`]: SOUND,
    [`GET ${DUB}/transcripts/es/format/srt`]: {
      body: { transcript_format: "srt", srt: "1\n00:00:01,000 --> 00:00:03,000\nTu café está frío.\n", webvtt: null, json: null },
    },
    [`DELETE ${DUB}`]: { body: { status: "ok" } },
  },
  ...elevenLabsFaults,
  failed: dub("failed", { error: "Internal error" }),
  refused: dub("failed", { error: "Blocked by our content policy" }),
  expired: spoken("dubbing_not_found", "The dubbing has expired", 404),
};
