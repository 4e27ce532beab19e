import { z } from "zod";
import type { ProviderUse } from "../../trpc/contract/rules/provider-calls.ts";
import type { AppName } from "../../trpc/contract/rules/tasks.ts";
import { work } from "../../trpc/contract/tools/manifest.ts";
import type { Lane } from "../../trpc/contract/tools/manifest.ts";
import type { CancelJob, ProviderAdapter } from "../../workers/upstream/providers/job.ts";
import { defineTool, type PartEnd, type Tool, type ToolRun } from "../../workers/upstream/tools/tool.ts";
import { env } from "./support.ts";

/** What a provider's job is to come to (tests/setup/fake-provider.ts). */
const fate = z.object({
  pending: z.number().int().nullable(),
  retryAfterMs: z.number().optional(),
  fails: z.boolean().optional(),
  drops: z.boolean().optional(),
  holds: z.boolean().optional(),
});

/** What a run does, in order: `media` speaks a text, in which `!hold` and `!fail:CODE` are orders (tests/setup/fake-engines.ts). */
const deed = z.union([
  z.object({ media: z.string() }),
  z.object({ provider: fate }),
  z.object({ review: z.string() }),
  z.object({ parts: z.array(z.string()) }),
]);
type Deed = z.infer<typeof deed>;

const plan = z.object({
  name: z.string(),
  cost: z.number().int().default(0),
  deeds: z.array(deed).default([]),
  parts: z.number().int().default(0),
});
export type Plan = z.input<typeof plan>;

const answered = z.object({ text: z.string() });

/** A provider's adapter as a real one would be, over HTTP. */
export const testProvider: ProviderAdapter<z.infer<typeof fate>, { text: string }> = {
  name: "test-provider",
  result: answered,
  async start(request, { idempotencyKey, webhook }) {
    const answer = await fetch(`${env.PROVIDER_URL}/jobs`, {
      method: "POST",
      headers: { "idempotency-key": idempotencyKey },
      body: JSON.stringify({ fate: request, webhook }),
    });
    return z.object({ id: z.string() }).parse(await answer.json()).id;
  },
  async status(id) {
    const said = z
      .looseObject({ state: z.enum(["pending", "done", "failed"]), retryAfterMs: z.number().optional() })
      .parse(await (await fetch(`${env.PROVIDER_URL}/jobs/${id}`)).json());
    if (said.state === "failed") return { state: "failed", reason: "picture.unusable" };
    return said.state === "done" ? { state: "done", result: said } : { state: "pending", retryAfterMs: said.retryAfterMs };
  },
};

/** What that provider is paid for. */
const TEST_USE: ProviderUse = {
  kind: "video",
  provider: "test-provider",
  model: "test-provider/model",
  units: 5,
  unit: "second",
  dollars: 0.1,
};

/** Takes a job of that provider back. */
export const cancelTestJob: CancelJob = async (id) => {
  await fetch(`${env.PROVIDER_URL}/jobs/${id}`, { method: "DELETE" });
  return "unbilled";
};

const endOf = ({ state, error_code }: PartEnd): string => (error_code === null ? state : `${state} ${error_code}`);

async function done(run: ToolRun<z.infer<typeof plan>>, one: Deed, index: number): Promise<string> {
  if ("media" in one) {
    const key = `u/${run.ownerId}/w/${run.task.id}-${index}.wav`;
    const audio = { key, url: `${env.FILES_ORIGIN}/files/${key}`, content_type: "audio/wav" };
    const job = { kind: "speech", text: one.media, language: "en", voice: "af_heart", speed: 1, audio } as const;
    return (await run.media(`media ${index}`, job, { phase: "voice", from: 0, to: 90 })).engine;
  }
  if ("provider" in one) return (await run.provider(`provider ${index}`, testProvider, { request: one.provider, use: TEST_USE })).text;
  if ("review" in one) return (await run.review(one.review, { asks: one.review }, answered)).text;
  const inputs = one.parts.map((text, part) => ({
    title: `part ${part}`,
    input: { name: `${run.input.name}/${part}`, deeds: [{ media: text }] },
  }));
  return (await run.parts(inputs)).map(endOf).join(", ");
}

/** A tool that does what its input says, and tells in its facts what came of it. */
const testTool = (app: AppName, lane: Lane): Tool =>
  defineTool({
    manifest: {
      slug: `test-${lane}`,
      apps: [app],
      work: work({
        input: plan,
        stages: ["main", "quick", "part"],
        interactive: ["quick"],
        phases: ["voice"],
        makes: ["audio"],
        accepts: {},
        failure: { main: "task.generationFailed", quick: "task.generationFailed", part: "task.generationFailed" },
        lane,
        openLimit: 10,
        maxHours: 2,
        keepDays: null,
      }),
    },
    kept: { version: 1, schema: plan },
    prepare: async (_call, input) => ({
      input,
      title: input.name,
      ...(input.parts ? { parts: { stage: "part", costs: Array.from({ length: input.parts }, () => 1) } } : {}),
    }),
    check: () => undefined,
    quote: ({ cost }) => ({ credits: cost, seconds: null }),
    async run(run) {
      const said: string[] = [];
      for (const [index, one] of run.input.deeds.entries()) said.push(await done(run, one, index));
      const artifact = {
        kind: "audio",
        name: "voice",
        content_type: "audio/wav",
        key: `u/${run.ownerId}/w/${run.task.id}.wav`,
        bytes: 7,
        duration: 1,
      } as const;
      return { artifacts: [artifact], facts: { said: said.join("; ") }, engines: {}, timings: {} };
    },
  });

/** Apps of the specification that no tool of the product has. */
export const MEDIA_APP = 118;
export const PROVIDER_APP = 123;
export const testTools = [testTool("GMV_TABLE", "media"), testTool("SMART_EDITING", "provider")] as const;
