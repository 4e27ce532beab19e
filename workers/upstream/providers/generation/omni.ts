import type { Experimental_VideoModelV4 as VideoModelV4 } from "@ai-sdk/provider";
import { z } from "zod";
import { askJson, type Server } from "../ask-json.ts";
import { HttpFailed } from "../http-failed.ts";
import { base64, bytesOf, jobModel, type Progress, type Start } from "./own-model.ts";

const started = z.object({ id: z.string().regex(/^[\w.~-]{1,200}$/) });
const failure = z.object({ message: z.string() }).partial();
const interaction = z.object({
  status: z.string(),
  steps: z
    .array(
      z.object({
        type: z.string(),
        content: z.array(z.object({ type: z.string(), uri: z.string().nullish(), text: z.string().nullish() })).nullish(),
      }),
    )
    .nullish(),
  error: failure.nullish(),
  errors: z.array(failure).nullish(),
});
type Interaction = z.infer<typeof interaction>;

/** What the pictures are to the film: said by tags in its prompt, and by the task where there is one for it. */
function asked({ prompt = "", image, frameImages = [], inputReferences = [] }: Start) {
  const frame = (type: "first_frame" | "last_frame") => frameImages.find(({ frameType }) => frameType === type)?.image;
  const [first, last] = [frame("first_frame") ?? image, frame("last_frame")];
  if (first && last) return { pictures: [first, last], text: `<FIRST_FRAME> <LAST_FRAME> ${prompt}`, task: null };
  if (first) return { pictures: [first], text: `<FIRST_FRAME> ${prompt}`, task: "image_to_video" };
  return { pictures: inputReferences, text: prompt, task: inputReferences.length > 0 ? "reference_to_video" : "text_to_video" };
}

function bodyOf(model: string, options: Start): object {
  const { pictures, text, task } = asked(options);
  const shown = pictures.flatMap((file) => bytesOf(file) ?? []);
  return {
    model,
    input: [...shown.map(({ bytes, mediaType }) => ({ type: "image", data: base64(bytes), mime_type: mediaType })), { type: "text", text }],
    // The answer would be the film, once it is made.
    background: true,
    ...(task ? { generation_config: { video_config: { task } } } : {}),
    response_format: {
      type: "video",
      delivery: "uri",
      aspect_ratio: options.aspectRatio ?? "16:9",
      duration: `${options.duration ?? 8}s`,
    },
  };
}

/** Its files are given to who has the key: to its own server alone. */
function withKey(uri: string, { baseURL, headers }: Server): string {
  const url = new URL(uri);
  if (url.origin === new URL(baseURL).origin) url.searchParams.set("key", headers["x-goog-api-key"] ?? "");
  return url.href;
}

function progressOf({ status, steps, error, errors }: Interaction, by: Server): Progress {
  if (status === "queued" || status === "in_progress") return { state: "pending" };
  const said = (steps ?? []).filter(({ type }) => type === "model_output").flatMap(({ content }) => content ?? []);
  const uri = said.findLast((one) => one.type === "video" && one.uri)?.uri;
  if (status === "completed" && uri) return { state: "done", url: withKey(uri, by) };
  // A refusal is "completed", too: with words in the place of the film.
  if (status === "completed") return { state: "failed", why: `blocked: ${said.map(({ text }) => text ?? "").join(" ")}` };
  const why = [error, ...(errors ?? [])].flatMap((one) => one?.message ?? []);
  return { state: "failed", why: `${status} ${why.join(" ")}` };
}

/** Gemini Omni, which the Interactions API alone serves (ai.google.dev, Gemini API, Omni): `POST /interactions`, `GET /interactions/{id}`. */
export function omniModel(server: Server, modelId: string): VideoModelV4 {
  const read = (id: string) =>
    askJson(server, `/interactions/${encodeURIComponent(id)}`).catch((error: unknown) => {
      // What it knows no more is a bad name to it.
      if (error instanceof HttpFailed && error.status === 400 && /invalid interaction name/i.test(error.message))
        throw new HttpFailed(server.name, 404, "the interaction has expired");
      throw error;
    });
  return jobModel(
    {
      provider: "google",
      start: async (options) => started.parse(await askJson(server, "/interactions", bodyOf(modelId, options))).id,
      status: async (id) => progressOf(interaction.parse(await read(id)), server),
    },
    modelId,
  );
}
