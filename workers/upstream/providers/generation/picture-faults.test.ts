import { describe, expect, it, onTestFinished } from "vitest";
import { type Fault, openProvider } from "../../../../tests/setup/generation-contract/index.ts";
import { modelOf } from "../../../../trpc/contract/rules/models/index.ts";
import { providerEnv } from "../env.ts";
import { generatePictures, type Paying } from "./pictures.ts";
import { askedFor, PICTURE_MODELS, PNG } from "../../../../tests/setup/asked-pictures.ts";

const refusal = (code: string, message: string) => async () => Response.json({ code, message }, { status: 422 });

describe.each(PICTURE_MODELS.filter(([what]) => what.includes("words")))("%s", (_what, name, id) => {
  it.each<[Fault, string]>([
    ["refused", "model.refused"],
    ["limited", "model.busy"],
    ["broken", "model.unreachable"],
    ["revoked", "model.keyRefused"],
  ])("where the provider is %s: %s", async (fault, reason) => {
    const { pictures } = await askedFor(name, id, { fault });
    await expect(pictures).rejects.toMatchObject({ reason });
  });

  it("where the provider fails, it has a reason", async () => {
    const { pictures } = await askedFor(name, id, { fault: "failing" });
    await expect(pictures).rejects.toMatchObject({ reason: expect.stringMatching(/^model\.(?:unreachable|unusable)$/) });
  });
});

const ELSEWHERE = ["fal-pictures", "replicate-pictures", "black-forest-labs"] as const;
const modelFor = (name: string): string => PICTURE_MODELS.find(([what, of]) => of === name && what.includes("words"))?.[2] ?? "";

describe.each(ELSEWHERE)("a picture of %s that cannot be fetched", (name) => {
  it.each([
    ["is gone", refusal("INPUT_UNREACHABLE", "the page answered 404"), "model.expired"],
    ["whose signed address is over", refusal("INPUT_UNREACHABLE", "the page answered 403"), "model.expired"],
    ["lies on a network of ours", refusal("INPUT_FORBIDDEN", "10.0.0.1"), "model.unusable"],
    ["is larger than any picture", refusal("INPUT_TOO_LARGE", "more than 41943040 bytes"), "model.unusable"],
    ["does not answer", refusal("TIMED_OUT", "60 s"), "model.unreachable"],
  ])("for it %s", async (_why, egress, reason) => {
    const { pictures } = await askedFor(name, modelFor(name), { egress });
    await expect(pictures).rejects.toMatchObject({ reason });
  });
});

/** Keeps answers, and what was booked, as a task does. */
function paying(): Paying & { booked: Map<string, number> } {
  const [kept, booked] = [new Map<string, string>(), new Map<string, number>()];
  const find = async (name: string) => (kept.has(name) ? Response.json(JSON.parse(kept.get(name) ?? "")) : null);
  const keep = async (name: string, answer: Response) => {
    kept.set(name, await answer.text());
    return Response.json(JSON.parse(kept.get(name) ?? ""));
  };
  return { answers: { find, keep }, book: async (name, count) => void booked.set(name, booked.get(name) ?? count), booked };
}

const FOUND = async () => new Response(PNG, { headers: { "content-type": "image/png" } });

/** A provider that is asked for one picture, as often as the test says: `books` keep what it is paid for. */
async function asking(name: (typeof ELSEWHERE)[number], fault: Fault | null = null) {
  const { env, seen, violations, close } = await openProvider(name, fault);
  onTestFinished(close);
  const model = modelOf(modelFor(name));
  if (!model) throw new Error(`no model of ${name}`);
  const books = paying();
  const means = { env: providerEnv.parse(env), limits: { timeoutMs: 4000, retries: 1 }, paying: books };
  const request = { prompt: "A bottle", pictures: [], ratio: "1:1", count: 1, seed: 7 } as const;
  const ask = (egress: () => Promise<Response>) => generatePictures(model, { ...means, egress }, request);
  return { ask, booked: () => [...books.booked], violations, posts: () => seen.filter(({ method }) => method === "POST").length };
}

describe.each(ELSEWHERE)("a picture of %s that is made and paid for", (name) => {
  it.each([
    ["is busy", refusal("INPUT_UNREACHABLE", "the page answered 429")],
    ["is down", refusal("INPUT_UNREACHABLE", "the page answered 503")],
    ["does not answer", refusal("TIMED_OUT", "60 s")],
  ])("is had by whoever tries again where its server %s: the provider is asked, and booked, once", async (_why, egress) => {
    const { ask, booked, posts, violations } = await asking(name);
    const failure = ask(egress);
    await expect(failure).rejects.toThrow("reason:model.unreachable ");
    await expect(failure).rejects.not.toHaveProperty("reason");
    expect(await ask(FOUND)).toHaveLength(1);
    expect([posts(), booked(), violations]).toEqual([1, [["0", 1]], []]);
  });

  it("is booked where it is lost for good", async () => {
    const { ask, booked } = await asking(name);
    await expect(ask(refusal("INPUT_UNREACHABLE", "the page answered 404"))).rejects.toMatchObject({ reason: "model.expired" });
    expect(booked()).toEqual([["0", 1]]);
  });

  it.each<Fault>(["refused", "revoked"])("is not there, nor booked, where the provider has %s", async (fault) => {
    const { ask, booked } = await asking(name, fault);
    await expect(ask(FOUND)).rejects.toMatchObject({ reason: fault === "refused" ? "model.refused" : "model.keyRefused" });
    expect(booked()).toEqual([]);
  });
});

it.each(["replicate-pictures", "black-forest-labs"] as const)(
  "a job of pictures of %s that has failed is not booked, and ends",
  async (name) => {
    const { ask, booked, posts } = await asking(name, "failing");
    await expect(ask(FOUND)).rejects.toMatchObject({ reason: "model.unusable" });
    expect([posts(), booked()]).toEqual([1, []]);
  },
);
