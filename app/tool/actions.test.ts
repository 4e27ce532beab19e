import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { expect, it, vi } from "vitest";
import { aiImage } from "../../trpc/contract/tools/ai-image.ts";
import { toolAction } from "./actions.ts";

/** Posts the form of AI Image where a run costs six credits; `shown`: what the form said. */
async function posted(shown: string) {
  const push = vi.fn(async () => ({ task_id: "t1" }));
  const cost = vi.fn(async () => ({ cost: 6, available: 20, missing: 0 }));
  const body = new FormData();
  for (const [name, value] of Object.entries({
    mode: "text",
    prompt: "A rock",
    model: "openai/gpt-image-2",
    shown_cost: shown,
    key: "abcdefgh1",
  }))
    body.set(name, value);
  const request = new Request("https://ads.test/ai-image", { method: "POST", body });
  const context = { lang: "en", api: { tasks: { push, cost } } } as unknown as ActionFunctionArgs["context"];
  const answer = await toolAction(aiImage)({ request, context, params: {} } as ActionFunctionArgs);
  return { push, answer };
}

it("a run that costs more than its form said is not started: the form comes back with the price", async () => {
  const { push, answer } = await posted("3");
  expect(push).not.toHaveBeenCalled();
  expect(answer).toMatchObject({ data: { dearer: true, quote: { cost: 6 }, values: { prompt: "A rock" }, problems: [] } });
});

it.each(["6", "8", ""])("a run whose form said %s is started", async (shown) => {
  const { push, answer } = await posted(shown);
  expect(push).toHaveBeenCalledOnce();
  expect(answer).toMatchObject({ status: 303 });
});

it("what is wrong with a file of several is marked at the field that asks for them", async () => {
  const { action } = await import("../routes/video-translation/route.tsx");
  const cause = Object.assign(new Error("too long"), { code: -20403, pointer: "/input/video" });
  const refused = new Error("refused", { cause });
  const push = vi.fn(async () => Promise.reject(refused));
  const body = new FormData();
  for (const [name, value] of Object.entries({ videos: "asset:a", from: "auto", to: "es", key: "abcdefgh1" })) body.set(name, value);
  const request = new Request("https://ads.test/video-translation", { method: "POST", body });
  const context = { lang: "en", api: { tasks: { push, cost: push } } } as unknown as ActionFunctionArgs["context"];
  const answer = await action({ request, context, params: {} } as ActionFunctionArgs);
  expect(answer).toMatchObject({ data: { problems: [{ text: "too long", field: "videos" }] } });
});
