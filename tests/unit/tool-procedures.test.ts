import { expect, expectTypeOf, it } from "vitest";
import { BUILT_TOOLS } from "../../trpc/contract/tools/app.ts";
import type { TrpcContext } from "../../trpc/init.ts";
import { type AppRouter, appRouter, createCaller } from "../../trpc/router.ts";
import type { inferRouterInputs } from "@trpc/server";

/** A caller over an upstream that answers nothing; what it was asked. */
function heard() {
  const asked: { path: string; input: unknown }[] = [];
  const upstream = (async ({ path }: { path: string }, input: unknown) =>
    asked.push({ path, input })) as unknown as TrpcContext["upstream"];
  return { asked, api: createCaller({ upstream, stores: {} as TrpcContext["stores"] }) };
}

it("every tool that is built has procedures of its own, by its slug", () => {
  const names = Object.keys(appRouter["_def"].procedures);
  expect(names).toEqual(expect.arrayContaining(BUILT_TOOLS.flatMap(({ slug }) => [`tools.${slug}.cost`, `tools.${slug}.push`])));
});

it("a tool's order is the task of its app, and is typed by its manifest", async () => {
  const { asked, api } = heard();
  await api.tools["text-to-speech"].push({ input: { text: "Hello.", voice: "af_heart" }, idempotency_key: "a-key-of-mine" });
  await api.tools["subtitles-remover"].cost({ input: { videos: ["asset:a"] }, stage: "find" });
  expect(asked).toEqual([
    { path: "/taskV2/push", input: { app_id: 92, input: { text: "Hello.", voice: "af_heart" }, idempotency_key: "a-key-of-mine" } },
    { path: "/taskV2/getTaskCost", input: { app_id: 97, input: { videos: ["asset:a"] }, stage: "find" } },
  ]);
  type Inputs = inferRouterInputs<AppRouter>["tools"];
  expectTypeOf<Inputs["subtitles-remover"]["push"]["stage"]>().toEqualTypeOf<"find" | "preview" | "render" | undefined>();
});

it("what is no order is refused before anyone is asked", async () => {
  const { asked, api } = heard();
  await expect(api.tools["video-cut"].push({ input: {}, stage: 5 } as never)).rejects.toThrow();
  await expect(api.tools["video-cut"].push("all of it" as never)).rejects.toThrow();
  expect(asked).toEqual([]);
});
