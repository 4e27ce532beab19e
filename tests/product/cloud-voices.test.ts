import { afterAll, beforeAll, expect, it } from "vitest";
import type { Product } from "../../scripts/run/product.ts";
import { artifactOf } from "../../trpc/contract/artifact.ts";
import { startThrowaway } from "../setup/throwaway.ts";
import { openVoices, VOICE } from "../setup/voice-provider.ts";
import { codeOf, finished, visitor } from "./support.ts";

let product: Product;
let voices: Awaited<ReturnType<typeof openVoices>>;

beforeAll(async () => {
  voices = await openVoices();
  const { ELEVENLABS_API_KEY, ELEVENLABS_BASE_URL } = voices.env;
  product = await startThrowaway({ upstream: { ELEVENLABS_API_KEY, ELEVENLABS_BASE_URL } });
});
afterAll(async () => {
  await product.stop();
  await voices.server.close();
});

it("a provider's voice is offered, speaks beside a built-in one, and has its words timed; one that is not there is refused", async () => {
  const { client } = await visitor({ origin: product.origin });
  const { list } = await client.voices.list.query({});
  expect(list.map(({ name }) => name)).toEqual(["Rachel", "My voice"]);
  const page = await (await fetch(`${product.origin}/text-to-speech`)).text();
  expect(page.includes(`value="elevenlabs:${VOICE}"`)).toBe(true);
  const input = { text: "Cold all day.\n[Bella]: Warm all night.", voice: `elevenlabs:${VOICE}` as const };
  const task = await finished(client, await client.tasks.push.mutate({ app_id: 92, input }));
  expect(task).toMatchObject({ state: "success", output: { engines: { voice: "elevenlabs:eleven_multilingual_v2" } } });
  const words = artifactOf(task.output?.artifacts ?? [], "subtitles", "words");
  const srt = await (await fetch(new URL(words?.url ?? "", product.origin))).text();
  expect(srt).toMatch(/00:00:00,500 --> 00:00:00,800\nall\n/);
  expect(srt).toMatch(/\nWarm\n/);
  for (const voice of ["elevenlabs:nobody", "openai:alloy"]) {
    expect((await codeOf(client.tasks.push.mutate({ app_id: 92, input: { ...input, voice } }))).message).toContain(voice);
  }
});
