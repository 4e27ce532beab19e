import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { expect, it } from "vitest";
import type { MessageKey } from "../../../locales/index.ts";
import { codeOf } from "../../../trpc/contract/rules/errors.ts";
import { AVATAR_REVIEW } from "../../../trpc/contract/rules/avatars.ts";
import { fieldsOf } from "../../tool/schema.ts";
import { FILM_FORM, PICTURE_FORM } from "./create-fields.ts";
import { action } from "./create-picture-avatar/route.tsx";

const fieldsNamed = (shape: typeof PICTURE_FORM | typeof FILM_FORM) => Object.fromEntries(fieldsOf(shape).map((one) => [one.name, one]));

const FILLED = { picture: "asset:a1", name: "Ada", gender: "female", voice: "af_heart", agreed: "on" };

/** Where a form says that something is missing. */
async function fieldsWithout(...missing: string[]): Promise<unknown> {
  const body = new FormData();
  for (const [name, value] of Object.entries(FILLED)) if (!missing.includes(name)) body.set(name, value);
  const request = new Request("https://ads.test/video-avatar/create-picture-avatar", { method: "POST", body });
  const context = { lang: "en", api: {} } as unknown as ActionFunctionArgs["context"];
  const answer = (await action({ request, context, params: {} } as ActionFunctionArgs)) as { data: { problems: { field?: string }[] } };
  return answer.data.problems.map(({ field }) => field);
}

/** What the form answers to a call that is refused. */
async function fieldRefused(key: MessageKey, pointer?: string): Promise<unknown> {
  const body = new FormData();
  for (const [name, value] of Object.entries(FILLED)) body.set(name, value);
  const request = new Request("https://ads.test/video-avatar/create-picture-avatar", { method: "POST", body });
  const cause = Object.assign(new Error("refused"), { code: codeOf(key) ?? 0, pointer });
  const createPicture = () => Promise.reject(new Error("call", { cause }));
  const context = { lang: "en", api: { avatars: { createPicture } } } as unknown as ActionFunctionArgs["context"];
  const answer = (await action({ request, context, params: {} } as ActionFunctionArgs)) as { data: { problems: { field?: string }[] } };
  return answer.data.problems.map(({ field }) => field);
}

it("a refusal stands at the field that it is about: the photo, the voice, or none where it is about the plan", async () => {
  expect(await fieldRefused("avatar.noFace")).toEqual(["picture"]);
  expect(await fieldRefused("avatar.fileUnusable")).toEqual(["picture"]);
  expect(await fieldRefused("voice.missing", "/voice")).toEqual(["voice"]);
  expect(await fieldRefused("plan.upgradeRequired")).toEqual([undefined]);
  expect(await fieldRefused("avatar.tooMany")).toEqual([undefined]);
});

it("neither a gender nor a voice is taken for granted: each is asked for where nobody chose it", async () => {
  for (const shape of [PICTURE_FORM, FILM_FORM]) {
    const { gender, voice } = fieldsNamed(shape);
    expect([gender?.fallback, voice?.fallback]).toEqual([undefined, undefined]);
  }
  expect(await fieldsWithout("gender", "voice")).toEqual(["gender", "voice"]);
});

/** What the page says after an avatar of this review was made. */
async function saidOf(review_status: number): Promise<string> {
  const body = new FormData();
  for (const [name, value] of Object.entries(FILLED)) body.set(name, value);
  const request = new Request("https://ads.test/video-avatar/create-picture-avatar", { method: "POST", body });
  const createPicture = () => Promise.resolve({ name: "Ada", review_status });
  const context = { lang: "en", api: { avatars: { createPicture } } } as unknown as ActionFunctionArgs["context"];
  const answer = await action({ request, context, params: {} } as ActionFunctionArgs);
  if (!(answer instanceof Response)) throw new Error("no redirect");
  return decodeURIComponent(answer.headers.get("set-cookie") ?? "");
}

it("an avatar that waits for a person's review is not said to be ready", async () => {
  expect(await saidOf(AVATAR_REVIEW.pending)).toContain("tools.ai-avatar-v2.sentToReview");
  expect(await saidOf(AVATAR_REVIEW.passed)).toContain("tools.ai-avatar-v2.created");
});
