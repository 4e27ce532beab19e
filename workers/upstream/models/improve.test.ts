import { afterEach, expect, it } from "vitest";
import { completion, IMPROVED } from "../../../tests/setup/generation-contract/chat.ts";
import { type Fault, openProvider } from "../../../tests/setup/generation-contract/index.ts";
import { localServer } from "../../../tests/setup/local-server.ts";
import type { ProviderUse } from "../../../trpc/contract/rules/provider-calls.ts";
import { providerEnv } from "../providers/env.ts";
import { improve } from "./improve.ts";

const closers: (() => Promise<void>)[] = [];
afterEach(async () => void (await Promise.all(closers.splice(0).map((close) => close()))));

const ASKED = { prompt: "A bottle", makes: "image" } as const;

/** Has a prompt improved with these settings; what came of it or why nothing did, and what was paid for. */
async function improved(settings: Record<string, string | undefined>, asked: Parameters<typeof improve>[0] = ASKED) {
  const uses: ProviderUse[] = [];
  const came = improve(asked, providerEnv.parse(settings), async (use) => void uses.push(use));
  const [value, reason] = await came.then(
    (one) => [one, null] as const,
    (error: { reason?: string }) => [null, error.reason ?? String(error)] as const,
  );
  return { value, reason, uses };
}

async function withServer(answer: Parameters<typeof localServer>[0], asked?: Parameters<typeof improve>[0]) {
  const { origin, close, seen } = await localServer(answer);
  closers.push(close);
  return { ...(await improved({ OPENAI_API_KEY: "key-1", OPENAI_BASE_URL: origin }, asked)), seen };
}

const SERVERS = ["openai-chat", "google-chat"] as const;
const ENGINES = { "openai-chat": "openai:gpt-5.6-terra", "google-chat": "google:gemini-3.8-flash" };
const DOLLARS = { "openai-chat": 0.001, "google-chat": 0.000_337_5 };

it.each(SERVERS)("%s writes a prompt anew, asked by its published form, and each answer is paid for by its tokens", async (name) => {
  const { env, violations, close, seen } = await openProvider(name);
  closers.push(close);
  const { value, uses } = await improved(env);
  expect(violations).toEqual([]);
  expect(value).toEqual({ ...IMPROVED, engine: ENGINES[name] });
  expect(seen).toHaveLength(1);
  expect(uses).toMatchObject([{ kind: "text", model: ENGINES[name].replace(":", "/"), unit: "token", units: 250 }]);
  expect(uses[0] && (uses[0].dollars ?? 0) * uses[0].units).toBeCloseTo(DOLLARS[name]);
});

const WHY = {
  failing: "model.improverAway",
  refused: "model.improverRefused",
  limited: "model.improverBusy",
  revoked: "model.improverKeyRefused",
  expired: "model.improverFailed",
  broken: "model.improverAway",
} as const satisfies Partial<Record<Fault, string>>;

it.each(SERVERS.flatMap((name) => (Object.keys(WHY) as (keyof typeof WHY)[]).map((fault) => [name, fault] as const)))(
  "%s that is %s is told as that, and the prompt stays",
  async (name, fault) => {
    const { env, close } = await openProvider(name, fault);
    closers.push(close);
    expect((await improved(env)).reason).toBe(WHY[fault]);
  },
);

it.each([
  ["nothing", { body: "" }],
  ["no JSON", completion("Sure! Here is your prompt: a bottle.")],
  ["an empty text", completion("")],
  ["an empty prompt", completion(JSON.stringify({ prompt: " \u0000 ", changes: [] }))],
  ["another shape", completion(JSON.stringify({ prompt: 3 }))],
  ["a prompt that is too long", completion(JSON.stringify({ prompt: "word ".repeat(1000), changes: [] }))],
])("an answer that is %s is no prompt", async (_what, answer) => {
  expect((await withServer(() => answer)).reason).toBe("model.improverFailed");
});

it("an answer without an end is not read to its end", async () => {
  const { reason } = await withServer(() => completion(JSON.stringify({ prompt: "x".repeat(6_000_000), changes: [] })));
  expect(reason).toBe("model.improverFailed");
});

it("a redirect is not followed with the key", async () => {
  const other = await localServer(() => completion(JSON.stringify(IMPROVED)));
  closers.push(other.close);
  const { origin, close } = await localServer(() => ({ status: 307, body: "", headers: { location: other.origin } }));
  closers.push(close);
  expect((await improved({ OPENAI_API_KEY: "key-1", OPENAI_BASE_URL: origin })).reason).toMatch(/^model\.improver/);
  expect(other.seen).toEqual([]);
});

it("a server that failed is asked once more; one that limits requests is not waited for", async () => {
  let asked = 0;
  const failing = { status: 503, body: { error: { message: "overloaded", type: "server_error", param: null, code: null } } };
  const { value, seen } = await withServer(() => (++asked === 1 ? failing : completion(JSON.stringify(IMPROVED))));
  expect([value?.prompt, seen.length]).toEqual([IMPROVED.prompt, 2]);
  const limited = {
    status: 429,
    headers: { "retry-after": "20" },
    body: { error: { message: "slow down", type: "requests", param: null, code: null } },
  };
  const again = await withServer(() => limited);
  expect([again.reason, again.seen.length]).toEqual(["model.improverBusy", 1]);
});

it("what an answer hides is not passed on: unseen signs, long notes, notes that no prompt may say", async () => {
  const said = {
    prompt: "A \u0000bottle\u202E turns\u200B\n\nslowly <b>now</b>",
    changes: ["\u2066Light\u2069", "c".repeat(6000), "", "a naked woman", ...Array.from({ length: 9 }, (_, at) => `Note ${at}`)],
  };
  const { value } = await withServer(() => completion(JSON.stringify(said)));
  expect(value?.prompt).toBe("A bottle turns\nslowly <b>now</b>");
  expect(value?.changes).toEqual(["Light", "c".repeat(200), "Note 0", "Note 1", "Note 2", "Note 3"]);
});

it("a better prompt is held to the rules of every prompt, and one that breaks them is not sent at all", async () => {
  const indecent = { prompt: "a naked woman", changes: [] };
  expect((await withServer(() => completion(JSON.stringify(indecent)))).reason).toBe("moderation.sexual");
  const { reason, seen } = await withServer(() => completion(JSON.stringify(IMPROVED)), { ...ASKED, prompt: "a naked woman" });
  expect([reason, seen.length]).toEqual(["moderation.sexual", 0]);
});

it("an answer of no use is paid for all the same", async () => {
  const { uses } = await withServer(() => completion("no JSON"));
  expect(uses).toMatchObject([{ model: "openai/gpt-5.6-terra", units: 250 }]);
});
