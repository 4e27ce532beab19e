import { expect, it } from "vitest";
import { type Client, client, sender } from "./api-support.ts";

const VERSION = "2026-07-28";
const META = {
  "io.modelcontextprotocol/protocolVersion": VERSION,
  "io.modelcontextprotocol/clientInfo": { name: "tests", version: "1" },
  "io.modelcontextprotocol/clientCapabilities": {},
};

interface Answer {
  result: {
    tools: { name: string; inputSchema: { required?: string[] }; annotations: { readOnlyHint: boolean } }[];
    isError?: boolean;
    structuredContent: Record<string, never>;
    content: { text: string }[];
  };
  error?: { code: number };
}

/** One request of the protocol, as its newest revision has it: stateless. */
async function ask({ send }: Pick<Client, "send">, method: string, params: Record<string, unknown> = {}): Promise<Answer> {
  const name: Record<string, string> = typeof params.name === "string" ? { "mcp-name": params.name } : {};
  const response = await send(
    "POST",
    "/mcp",
    { jsonrpc: "2.0", id: 1, method, params: { ...params, _meta: META } },
    { "mcp-protocol-version": VERSION, "mcp-method": method, ...name, accept: "application/json, text/event-stream" },
  );
  return response.json();
}
const call = async (me: Pick<Client, "send">, name: string, given: object) =>
  (await ask(me, "tools/call", { name, arguments: given })).result;

const work = () => ({ input: { text: `agent ${crypto.randomUUID()}`, voice: "af_heart" } });

it("an agent finds the operations that its key may do, and no others", async () => {
  const { tools } = (await ask(await client(), "tools/list")).result;
  expect(tools.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["create_draft", "quote_link_to_video", "run_link_to_video", "get_task"]),
  );
  const some = (await ask(await client({ scopes: ["account:read"] }), "tools/list")).result.tools;
  expect(some.map(({ name }) => name)).toEqual(["get_account", "get_credits", "list_credit_movements"]);
});

it("what spends asks for a quote, which buys once", async () => {
  const me = await client();
  const { tools } = (await ask(me, "tools/list")).result;
  for (const { name, inputSchema } of tools.filter((one) => one.name.startsWith("run_")))
    expect(inputSchema.required, name).toContain("quote");
  const order = work();
  expect(await call(me, "run_text_to_speech", order)).toMatchObject({ isError: true });
  const { quote, cost } = (await call(me, "quote_text_to_speech", order)).structuredContent;
  expect(cost).toBe(2);
  expect(await call(me, "run_text_to_speech", { ...work(), quote })).toMatchObject({ isError: true });
  const first = (await call(me, "run_text_to_speech", { ...order, quote })).structuredContent;
  const again = (await call(me, "run_text_to_speech", { ...order, quote })).structuredContent;
  expect(first.state).toBe("queued");
  expect(again.task_id).toBe(first.task_id);
});

it("a tool beyond the key's scopes is refused though it is named; one that there is none of is an error of the protocol", async () => {
  const me = await client({ scopes: ["account:read"] });
  const refused = await call(me, "run_text_to_speech", { ...work(), quote: "q1.0.1.x" });
  expect(refused).toMatchObject({ isError: true, content: [{ text: expect.stringContaining("API_SCOPE_MISSING") }] });
  expect((await ask(me, "tools/call", { name: "drop_tables", arguments: {} })).error?.code).toBe(-32_602);
});

it("a page of another site is refused, key or not", async () => {
  const { send } = await client();
  expect((await send("POST", "/mcp", {}, { origin: "https://evil.example" })).status).toBe(403);
  expect((await send("POST", "/mcp", {}, { origin: "https://upstream.test" })).status).not.toBe(403);
});

it("nobody is served without a key, nor with one in the address", async () => {
  const { key } = await client();
  expect((await sender("")("POST", "/mcp", {})).status).toBe(401);
  expect((await sender(key)("POST", `/mcp?key=${key}`, {})).status).toBe(400);
});
