import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { expect, it } from "vitest";
import { AVATAR_REVIEW } from "../../../trpc/contract/rules/avatars.ts";
import { action } from "./create-picture-avatar/route.tsx";

/** What the page says after an avatar of this review was made. */
async function saidOf(review_status: number): Promise<string> {
  const body = new FormData();
  for (const [name, value] of Object.entries({ picture: "asset:a1", name: "Ada", gender: "female", voice: "af_heart", agreed: "on" }))
    body.set(name, value);
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
