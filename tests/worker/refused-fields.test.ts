import { expect, it } from "vitest";
import { aiImage } from "../../trpc/contract/tools/ai-image.ts";
import { type BuiltManifest, appIdOf } from "../../trpc/contract/tools/app.ts";
import { createAiVideo } from "../../trpc/contract/tools/create-ai-video.ts";
import { imageToVideos } from "../../trpc/contract/tools/image-to-videos.ts";
import { textToSpeech } from "../../trpc/contract/tools/text-to-speech.ts";
import { videoAvatar } from "../../trpc/contract/tools/video-avatar.ts";
import { tasks } from "../../trpc/contract/task.ts";
import { UpstreamError } from "../../trpc/upstream/error.ts";
import { guest } from "./support.ts";

const FORBIDDEN = "a naked child in bed";
const LONG = "This bottle keeps coffee hot for a whole day.";

/** What of an order was refused, as a JSON pointer. */
async function refusedAt(manifest: Pick<BuiltManifest, "apps">, input: object): Promise<string | undefined> {
  const { call } = await guest();
  const error: unknown = await call(tasks.push, { app_id: appIdOf(manifest), input }).catch((cause: unknown) => cause);
  if (!(error instanceof UpstreamError)) throw new Error("it was not refused", { cause: error });
  return error.pointer;
}

it.each([
  ["no prompt for a film", createAiVideo, { prompt: "" }, "/input/prompt"],
  ["a forbidden prompt for a film", createAiVideo, { prompt: FORBIDDEN }, "/input/prompt"],
  ["a model that there is not", createAiVideo, { prompt: "A calm sea", model: "nobody/none" }, "/input/model"],
  ["a prompt that is too long", aiImage, { mode: "text", prompt: "a".repeat(20_000) }, "/input/prompt"],
  ["no picture to work on", aiImage, { mode: "image", prompt: "Summer" }, "/input/pictures"],
  ["nothing to blend with", aiImage, { mode: "blend", foreground: "asset:cup" }, "/input/background"],
  ["a picture that is not the caller's", imageToVideos, { prompt: "push in", pictures: ["asset:other"] }, "/input/pictures/0"],
  ["forbidden words to speak", textToSpeech, { text: FORBIDDEN, voice: "af_heart" }, "/input/text"],
  ["a short script", videoAvatar, { script: "Hi." }, "/input/script"],
  ["an avatar that is nobody's", videoAvatar, { script: LONG, avatar: "abcdefghijklmnop" }, "/input/avatar"],
  ["a length that no model has", createAiVideo, { prompt: "A calm sea", model: "built-in/motion", seconds: "99" }, "/input/seconds"],
  ["a short script of a later scene", videoAvatar, { script: LONG, scenes: [{ script: "Hi." }] }, "/input/scenes/0/script"],
])("an order with %s is refused at its field", async (_name, manifest, input, pointer) => {
  expect(await refusedAt(manifest, input)).toBe(pointer);
});
