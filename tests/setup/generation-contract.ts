import { z } from "zod";
import { type Asked, localServer } from "./local-server.ts";

/**
 * Providers of films and voices on loopback: each checks what it is asked by the form that its documentation gives, and
 * answers 400 to anything else; and answers in its own form: still at work, done, failed, refused, limited, revoked, gone.
 */
export const FAULTS = ["slow", "failing", "refused", "limited", "revoked", "expired", "broken"] as const;
export type Fault = (typeof FAULTS)[number];
export const PROVIDERS = ["runway", "minimax", "alibaba", "heygen", "elevenlabs"] as const;
export type ProviderName = (typeof PROVIDERS)[number];

/** What a provider finds wrong with a request; empty: nothing. */
type Check = (asked: Asked) => string;
interface Answer {
  status?: number;
  body: unknown;
}
interface Provider {
  start: Check;
  started: Answer;
  pending: Answer;
  done: Answer;
  /** A further question for the address of what is done. */
  address?: { path: string; answer: Answer };
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
/** HeyGen v3: `POST /v3/lipsyncs`, and `POST /v3/videos` of a picture, as its command line tool describes them. */
const heygen: Provider = {
  start: (asked) => (asked.path === "/v3/videos" ? imageVideo : lipsync)(asked),
  started: { body: { data: { lipsync_id: "ls_1", video_id: "v_1", status: "waiting" } } },
  pending: { body: { data: { id: "ls_1", status: "running" } } },
  done: { body: { data: { id: "ls_1", status: "completed", video_url: ADDRESS, duration: 9 } } },
  failed: { body: { data: { id: "ls_1", status: "failed", failure_message: "Internal error" } } },
  refused: { body: { data: { id: "ls_1", status: "failed", failure_message: "Blocked by content policy" } } },
  limited: { status: 429, body: { error: { code: "rate_limited", message: "Too many requests" } } },
  revoked: { status: 401, body: { error: { code: "unauthorized", message: "Invalid API key" } } },
  expired: { status: 404, body: { error: { code: "not_found", message: "The lipsync has expired" } } },
};

/** A form's fields that are no files. */
const formFields = (body: string): string[] => [...body.matchAll(/; name="([^"]+)"/g)].map(([, name = ""]) => name);
/** ElevenLabs: `POST /v1/voices/add` (multipart: name, files; description, labels, remove_background_noise). */
const elevenlabs: Provider = {
  start: ({ method, path, headers, body }) => {
    if (method !== "POST" || path !== "/v1/voices/add") return `${method} ${path}`;
    if (headers["xi-api-key"] !== "key-1") return "header xi-api-key";
    if (!String(headers["content-type"]).startsWith("multipart/form-data; boundary=")) return "content-type";
    const fields = formFields(body);
    const unknown = fields.find((name) => !["name", "files", "description", "labels", "remove_background_noise"].includes(name));
    if (unknown) return `field ${unknown}`;
    return ["name", "files"].find((name) => !fields.includes(name)) ?? "";
  },
  started: { body: { voice_id: "c38kUX8pkfYO2kHyqfFy", requires_verification: false } },
  pending: { body: { voice_id: "c38kUX8pkfYO2kHyqfFy", requires_verification: true } },
  done: { body: { status: "ok" } },
  failed: { status: 500, body: { detail: { status: "internal", message: "Internal error" } } },
  refused: { status: 400, body: { detail: { status: "voice_blocked", message: "This voice is blocked by our safety rules" } } },
  limited: { status: 429, body: { detail: { status: "too_many_concurrent_requests", message: "Too many requests" } } },
  revoked: { status: 401, body: { detail: { status: "invalid_api_key", message: "Invalid API key" } } },
  expired: { status: 404, body: { detail: { status: "voice_not_found", message: "no such voice" } } },
};

const OF: Readonly<Record<ProviderName, Provider>> = { runway, minimax, alibaba, heygen, elevenlabs };

const KEYS: Readonly<Record<ProviderName, string>> = {
  runway: "RUNWAYML_API_SECRET",
  minimax: "MINIMAX_API_KEY",
  alibaba: "DASHSCOPE_API_KEY",
  heygen: "HEYGEN_API_KEY",
  elevenlabs: "ELEVENLABS_API_KEY",
};
const BASES: Readonly<Record<ProviderName, string>> = {
  runway: "RUNWAYML_BASE_URL",
  minimax: "MINIMAX_BASE_URL",
  alibaba: "DASHSCOPE_BASE_URL",
  heygen: "HEYGEN_BASE_URL",
  elevenlabs: "ELEVENLABS_BASE_URL",
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
      // A voice is there at once, or it is not: what is wrong is said by the answer to the one request.
      if (name === "elevenlabs" && fault) return statusAnswer(provider, fault, 0);
      return wrong === "" ? provider.started : { status: 400, body: { error: wrong } };
    }
    if (asked.path === provider.address?.path) return provider.address.answer;
    asks += 1;
    return statusAnswer(provider, fault, asks);
  });
  const env = { [KEYS[name]]: "key-1", [BASES[name]]: server.origin };
  return { ...server, env, violations, address: ADDRESS, restore: () => void (fault = null) };
}
