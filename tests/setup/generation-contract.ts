import { z } from "zod";
import { type Asked, localServer } from "./local-server.ts";

/**
 * Providers of films and voices on loopback: each checks what it is asked by the form that its documentation gives, and
 * answers 400 to anything else; and answers in its own form: still at work, done, failed, refused, limited, revoked, gone.
 */
export const FAULTS = ["slow", "failing", "refused", "limited", "revoked", "expired", "broken"] as const;
export type Fault = (typeof FAULTS)[number];
export const PROVIDERS = ["runway", "minimax", "alibaba", "heygen", "elevenlabs", "elevenlabs-voice", "elevenlabs-dubbing", "fal"] as const;
export type ProviderName = (typeof PROVIDERS)[number];

/** What a provider finds wrong with a request; empty: nothing. */
type Check = (asked: Asked) => string;
interface Answer {
  status?: number;
  body: unknown;
  type?: string;
}
interface Provider {
  start: Check;
  started: Answer;
  pending: Answer;
  done: Answer;
  /** A further question for the address of what is done. */
  address?: { path: string; answer: Answer };
  /** Other questions that it answers, by `METHOD path`. */
  also?: Readonly<Record<string, Answer>>;
  /** All is said by the answer to the one request. */
  atOnce?: true;
  failed: Answer;
  refused: Answer;
  limited: Answer;
  revoked: Answer;
  expired: Answer;
}

const PICTURE = z.string().regex(/^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+=*$/);
const URL = z.url({ protocol: /^https?$/ });
const ADDRESS = "https://results.example/film.mp4";

const said = (result: z.ZodSafeParseResult<unknown>): string => (result.success ? "" : z.prettifyError(result.error));
function bodyIs(shape: z.ZodType, path: string, headers: Record<string, RegExp>): Check {
  return (asked) => {
    if (asked.method !== "POST" || asked.path !== path) return `${asked.method} ${asked.path}`;
    const lacking = Object.entries(headers).find(([name, value]) => !value.test(String(asked.headers[name] ?? "")));
    if (lacking) return `header ${lacking[0]}`;
    if (asked.headers["content-type"] !== "application/json") return "content-type";
    return said(shape.safeParse(JSON.parse(asked.body)));
  };
}
const BEARER = { authorization: /^Bearer key-1$/ };

/** Runway: OpenAPI of api.dev.runwayml.com, version 2024-11-06 (`gen4_turbo`). */
const runway: Provider = {
  start: bodyIs(
    z.strictObject({
      model: z.literal("gen4_turbo"),
      promptImage: PICTURE,
      promptText: z.string().min(1).max(1000).optional(),
      ratio: z.enum(["1280:720", "720:1280", "1104:832", "832:1104", "960:960", "1584:672"]),
      duration: z.number().int().min(2).max(10),
      seed: z.number().int().min(0).max(4_294_967_295).optional(),
    }),
    "/v1/image_to_video",
    { ...BEARER, "x-runway-version": /^2024-11-06$/ },
  ),
  started: { body: { id: "497f6eca-6276-4993-bfeb-53cbbbba6f08" } },
  pending: { body: { id: "497f6eca", status: "RUNNING", createdAt: "2026-11-23T07:00:00Z", progress: 0.2 } },
  done: { body: { id: "497f6eca", status: "SUCCEEDED", createdAt: "2026-11-23T07:00:00Z", output: [ADDRESS] } },
  failed: { body: { id: "497f6eca", status: "FAILED", failure: "Something went wrong", failureCode: "INTERNAL.BAD_OUTPUT.CODE01" } },
  refused: { body: { id: "497f6eca", status: "FAILED", failure: "Content moderated", failureCode: "SAFETY.INPUT.TEXT" } },
  limited: { status: 429, body: { error: "You have exceeded your rate limit" } },
  revoked: { status: 401, body: { error: "The API key is invalid" } },
  expired: { status: 404, body: { error: "The task is no longer available" } },
};

const minimaxSays = (status_code: number, status_msg: string): Answer => ({ body: { base_resp: { status_code, status_msg } } });
/** MiniMax: `video_generation`, `query/video_generation`, `files/retrieve`; it answers 200 whatever happened. */
const minimax: Provider = {
  start: bodyIs(
    z.strictObject({
      model: z.enum(["MiniMax-Hailuo-2.3", "MiniMax-Hailuo-2.3-Fast", "MiniMax-Hailuo-02"]),
      prompt: z.string().max(2000),
      duration: z.union([z.literal(6), z.literal(10)]),
      resolution: z.enum(["512P", "768P", "1080P"]),
      first_frame_image: PICTURE.optional(),
    }),
    "/v1/video_generation",
    BEARER,
  ),
  started: { body: { task_id: "106916112212032", base_resp: { status_code: 0, status_msg: "success" } } },
  pending: { body: { task_id: "106916112212032", status: "Processing", base_resp: { status_code: 0, status_msg: "success" } } },
  done: {
    body: {
      task_id: "106916112212032",
      status: "Success",
      file_id: "205258526306433",
      base_resp: { status_code: 0, status_msg: "success" },
    },
  },
  address: {
    path: "/v1/files/retrieve",
    answer: { body: { file: { file_id: 205258526306433, download_url: ADDRESS }, base_resp: { status_code: 0, status_msg: "success" } } },
  },
  failed: { body: { task_id: "106916112212032", status: "Fail", base_resp: { status_code: 0, status_msg: "success" } } },
  refused: minimaxSays(1026, "input new_sensitive"),
  limited: minimaxSays(1002, "rate limit"),
  revoked: minimaxSays(2049, "invalid api key"),
  expired: minimaxSays(2013, "the file has expired"),
};

const size = z.enum(["1280*720", "720*1280", "960*960", "1088*832", "832*1088", "1920*1080", "1080*1920"]);
const wan = { duration: z.number().int().min(2).max(15), seed: z.number().int().min(0).max(2_147_483_647).optional() };
const switches = { prompt_extend: z.boolean().optional(), watermark: z.boolean().optional() };
/** Alibaba Model Studio (DashScope): Wan's text to video and image to video, asynchronous. */
const alibaba: Provider = {
  start: bodyIs(
    z.union([
      z.strictObject({
        model: z.string().regex(/^wan2\.\d-t2v$/),
        input: z.strictObject({ prompt: z.string().min(1).max(1500) }),
        parameters: z.strictObject({ size, ...wan, ...switches }),
      }),
      z.strictObject({
        model: z.string().regex(/^wan2\.\d-i2v$/),
        input: z.strictObject({ prompt: z.string().max(1500), img_url: z.union([PICTURE, URL]) }),
        parameters: z.strictObject({ resolution: z.enum(["720P", "1080P"]), ...wan, ...switches }),
      }),
    ]),
    "/api/v1/services/aigc/video-generation/video-synthesis",
    { ...BEARER, "x-dashscope-async": /^enable$/ },
  ),
  started: { body: { request_id: "r", output: { task_id: "0385dc79-5ff8-4d82-bcb6", task_status: "PENDING" } } },
  pending: { body: { request_id: "r", output: { task_id: "0385dc79", task_status: "RUNNING" } } },
  done: { body: { request_id: "r", output: { task_id: "0385dc79", task_status: "SUCCEEDED", video_url: ADDRESS } } },
  failed: { body: { request_id: "r", output: { task_id: "0385dc79", task_status: "FAILED", code: "InternalError", message: "failed" } } },
  refused: {
    body: {
      request_id: "r",
      output: { task_id: "0385dc79", task_status: "FAILED", code: "DataInspectionFailed", message: "Input may be inappropriate." },
    },
  },
  limited: { status: 429, body: { code: "Throttling.RateQuota", message: "Requests rate limit exceeded", request_id: "r" } },
  revoked: { status: 401, body: { code: "InvalidApiKey", message: "Invalid API-key provided.", request_id: "r" } },
  expired: { body: { request_id: "r", output: { task_id: "0385dc79", task_status: "UNKNOWN" } } },
};

const asset = z.union([
  z.strictObject({ type: z.literal("url"), url: URL }),
  z.strictObject({ type: z.literal("asset_id"), asset_id: z.string() }),
]);
const HEYGEN = { "x-api-key": /^key-1$/ };
const lipsync = bodyIs(
  z.strictObject({
    video: asset,
    audio: asset,
    mode: z.enum(["speed", "precision"]).optional(),
    enable_dynamic_duration: z.boolean().optional(),
    keep_the_same_format: z.boolean().nullish(),
    callback_url: URL.nullish(),
    callback_id: z.string().nullish(),
    title: z.string().nullish(),
  }),
  "/v3/lipsyncs",
  HEYGEN,
);
const imageVideo = bodyIs(
  z.strictObject({
    type: z.literal("image"),
    image: asset,
    audio_url: URL,
    aspect_ratio: z.enum(["16:9", "9:16", "4:5", "5:4", "1:1", "auto"]).nullish(),
    resolution: z.enum(["4k", "1080p", "720p"]).nullish(),
    fit: z.enum(["contain", "cover"]).nullish(),
    callback_url: URL.nullish(),
    title: z.string().nullish(),
  }),
  "/v3/videos",
  HEYGEN,
);
const avatarVideo = bodyIs(
  z.strictObject({
    type: z.literal("avatar"),
    avatar_id: z.string().min(1),
    audio_url: URL,
    aspect_ratio: z.enum(["16:9", "9:16", "4:5", "5:4", "1:1", "auto"]).nullish(),
    resolution: z.enum(["4k", "1080p", "720p"]).nullish(),
    fit: z.enum(["contain", "cover"]).nullish(),
    engine: z.strictObject({ type: z.enum(["avatar_iii", "avatar_iv", "avatar_v"]) }).nullish(),
    callback_url: URL.nullish(),
    title: z.string().nullish(),
  }),
  "/v3/videos",
  HEYGEN,
);
const heyGenStart: Check = (asked) => {
  if (asked.path !== "/v3/videos") return lipsync(asked);
  return (JSON.parse(asked.body).type === "avatar" ? avatarVideo : imageVideo)(asked);
};
/** A look as `GET /v3/avatars/looks` lists it. */
const heyGenLook = (id: string, more: object = {}) => ({
  id,
  name: "Abigail in an office",
  avatar_type: "studio_avatar",
  gender: "female",
  group_id: "g_1",
  preview_image_url: "https://files.example/abigail.webp?Expires=1",
  preview_video_url: null,
  supported_api_engines: ["avatar_iii", "avatar_iv"],
  tags: [],
  ...more,
});
/** HeyGen v3: `POST /v3/lipsyncs`, `POST /v3/videos` of a picture or an avatar, the list of looks, as its command line tool describes them. */
const heygen: Provider = {
  start: heyGenStart,
  also: {
    "GET /v3/avatars/looks": {
      body: {
        data: [
          heyGenLook("Abigail_office_1"),
          heyGenLook("Bryan_desk_2", { gender: "male", supported_api_engines: ["avatar_iii"] }),
          heyGenLook("only_v", { supported_api_engines: ["avatar_v"] }),
          heyGenLook("nobody", { gender: null }),
          heyGenLook("unseen", { preview_image_url: null }),
        ],
        has_more: true,
        next_token: "next",
      },
    },
  },
  started: { body: { data: { lipsync_id: "ls_1", video_id: "v_1", status: "waiting" } } },
  pending: { body: { data: { id: "ls_1", status: "running" } } },
  done: { body: { data: { id: "ls_1", status: "completed", video_url: ADDRESS, duration: 9 } } },
  failed: { body: { data: { id: "ls_1", status: "failed", failure_message: "Internal error" } } },
  refused: { body: { data: { id: "ls_1", status: "failed", failure_message: "Blocked by content policy" } } },
  limited: { status: 429, body: { error: { code: "rate_limited", message: "Too many requests" } } },
  revoked: { status: 401, body: { error: { code: "unauthorized", message: "Invalid API key" } } },
  expired: { status: 404, body: { error: { code: "not_found", message: "The lipsync has expired" } } },
};

/** The fields of a form: what each says, of files their names. */
const formFields = (body: string): Record<string, string> =>
  Object.fromEntries(
    [...body.matchAll(/; name="([^"]+)"(?:; filename="([^"]*)")?\r\n(?:content-type:[^\r]*\r\n)?\r\n([^\r]*)/gi)].map(
      ([, name = "", file, value = ""]) => [name, file ?? value],
    ),
  );

/** A form by the fields that are documented for it; a field that is not is a violation. */
const formIs =
  (shape: z.ZodType, path: RegExp): Check =>
  ({ method, path: asked, headers, body }) => {
    if (method !== "POST" || !path.test(asked)) return `${method} ${asked}`;
    if (headers["xi-api-key"] !== "key-1") return "header xi-api-key";
    if (!String(headers["content-type"]).startsWith("multipart/form-data; boundary=")) return "content-type";
    return said(shape.safeParse(formFields(body)));
  };
const BOOLEAN = z.enum(["true", "false"]);
const spoken = (status: string, message: string, code: number): Answer => ({ status: code, body: { detail: { status, message } } });
/** What ElevenLabs answers to any request of its, when it does not do it. */
const elevenLabsFaults = {
  failed: spoken("internal", "Internal error", 500),
  limited: spoken("too_many_concurrent_requests", "Too many requests", 429),
  revoked: spoken("invalid_api_key", "Invalid API key", 401),
} as const;

/** ElevenLabs: `POST /v1/voices/add` (multipart: name, files; description, labels, remove_background_noise). */
const elevenlabs: Provider = {
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
const elevenLabsVoice: Provider = {
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
const elevenLabsDubbing: Provider = {
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

const REQUEST = "764cabcf-b745-4b3e-ae38-1200304cf45b";
const SWAP = `/half-moon-ai/ai-face-swap/requests/${REQUEST}`;
const falStatus = (status: string): Answer => ({ body: { status, request_id: REQUEST, response_url: `https://queue.fal.run${SWAP}` } });
/** fal's queue, and the published input of `half-moon-ai/ai-face-swap/faceswapvideo`; a refusal is its result's answer. */
const fal: Provider = {
  start: (asked) => {
    const webhook = asked.query.get("fal_webhook");
    if (webhook !== null && !URL.safeParse(webhook).success) return "fal_webhook";
    return bodyIs(
      z.strictObject({
        source_face_url: z.union([URL, PICTURE]),
        target_video_url: URL,
        enable_occlusion_prevention: z.boolean().optional(),
      }),
      "/half-moon-ai/ai-face-swap/faceswapvideo",
      { authorization: /^Key key-1$/ },
    )(asked);
  },
  started: { body: { request_id: REQUEST, status: "IN_QUEUE", queue_position: 0 } },
  pending: falStatus("IN_PROGRESS"),
  done: falStatus("COMPLETED"),
  also: {
    [`GET ${SWAP}`]: { body: { video: { url: ADDRESS, content_type: "video/mp4" } } },
    [`PUT ${SWAP}/cancel`]: { body: { status: "CANCELLATION_REQUESTED" } },
  },
  failed: { status: 422, body: { detail: [{ loc: ["body"], msg: "The video could not be processed", type: "downstream_service_error" }] } },
  refused: { status: 422, body: { detail: [{ loc: ["body"], msg: "The content was flagged", type: "content_policy_violation" }] } },
  limited: { status: 429, body: { detail: "Too many concurrent requests" } },
  revoked: { status: 401, body: { detail: "Cannot access application" } },
  expired: { status: 404, body: { detail: "The request has expired" } },
};

const OF: Readonly<Record<ProviderName, Provider>> = {
  runway,
  minimax,
  alibaba,
  heygen,
  elevenlabs,
  "elevenlabs-voice": elevenLabsVoice,
  "elevenlabs-dubbing": elevenLabsDubbing,
  fal,
};

const KEYS: Readonly<Record<ProviderName, string>> = {
  runway: "RUNWAYML_API_SECRET",
  minimax: "MINIMAX_API_KEY",
  alibaba: "DASHSCOPE_API_KEY",
  heygen: "HEYGEN_API_KEY",
  elevenlabs: "ELEVENLABS_API_KEY",
  "elevenlabs-voice": "ELEVENLABS_API_KEY",
  "elevenlabs-dubbing": "ELEVENLABS_API_KEY",
  fal: "FAL_API_KEY",
};
const BASES: Readonly<Record<ProviderName, string>> = {
  runway: "RUNWAYML_BASE_URL",
  minimax: "MINIMAX_BASE_URL",
  alibaba: "DASHSCOPE_BASE_URL",
  heygen: "HEYGEN_BASE_URL",
  elevenlabs: "ELEVENLABS_BASE_URL",
  "elevenlabs-voice": "ELEVENLABS_BASE_URL",
  "elevenlabs-dubbing": "ELEVENLABS_BASE_URL",
  fal: "FAL_BASE_URL",
};

const BROKEN: Answer = { status: 502, body: "<html>Bad gateway</html>" };

function statusAnswer(provider: Provider, fault: Fault | null, asks: number): Answer {
  if (fault === "slow") return asks < 3 ? provider.pending : provider.done;
  if (fault === "failing") return provider.failed;
  if (fault === "refused") return provider.refused;
  if (fault === "expired") return provider.expired;
  return provider.done;
}

/** Starts a provider; `violations`: what it found wrong with requests. `restore` mends a fault that passes. */
export async function openProvider(name: ProviderName, first: Fault | null = null) {
  const provider = OF[name];
  const violations: string[] = [];
  let [fault, asks] = [first, 0];
  const server = await localServer((asked): Answer => {
    if (fault === "limited") return provider.limited;
    if (fault === "revoked") return provider.revoked;
    if (fault === "broken") return BROKEN;
    if (asked.method === "POST") {
      const wrong = provider.start(asked);
      if (wrong !== "") violations.push(wrong);
      // What is wrong is said by the answer to the one request.
      if (provider.atOnce && fault) return statusAnswer(provider, fault, 0);
      return wrong === "" ? provider.started : { status: 400, body: { error: wrong } };
    }
    if (asked.path === provider.address?.path) return provider.address.answer;
    const other = provider.also?.[`${asked.method} ${asked.path}`];
    if (other && (fault === null || fault === "slow")) return other;
    asks += 1;
    return statusAnswer(provider, fault, asks);
  });
  const env = { [KEYS[name]]: "key-1", [BASES[name]]: server.origin };
  return { ...server, env, violations, address: ADDRESS, restore: () => void (fault = null) };
}
