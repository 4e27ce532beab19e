import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SCOPES } from "../../trpc/contract/v1/scopes.ts";
import { registered } from "../setup/registered.ts";
import { ORIGIN, visitor } from "./support.ts";

const EXAMPLES = join(import.meta.dirname, "../../app/routes/api-docs/examples");
const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), "reelwright-api-"));
let key = "";
beforeAll(async () => {
  const { client } = await visitor(await registered(ORIGIN));
  ({ key } = await client.apiKeys.create.mutate({ name: "examples", scopes: [...SCOPES], cap: 20 }));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs an example as its reader would; what it prints. A preview: it costs nothing, and the second is made of the first. */
const example = async (command: string, file: string): Promise<string> => {
  const env = { ...process.env, REELWRIGHT_ORIGIN: ORIGIN, REELWRIGHT_KEY: key, STAGE: "preview" };
  return (await run(command, [join(EXAMPLES, file)], { cwd: folder, env })).stdout;
};

describe("the examples of the documentation", () => {
  it.each([
    ["sh", "ad.sh"],
    [process.execPath, "ad.ts"],
    ["python3", "ad.py"],
  ])("%s %s makes an ad of the sample shop's page", async (command, file) => {
    expect(await example(command, file)).toContain("It costs 0 credits.\nad.mp4");
    expect(statSync(join(folder, "ad.mp4")).size).toBeGreaterThan(100_000);
    expect(readFileSync(join(folder, "ad.mp4")).subarray(4, 8).toString()).toBe("ftyp");
    rmSync(join(folder, "ad.mp4"));
  });
});

describe("the public API through the web worker", () => {
  const get = (path: string, headers: Record<string, string> = {}) => fetch(ORIGIN + path, { headers });

  it("opens to a key alone: neither to a session's cookie nor to its token", async () => {
    const { token } = await registered(ORIGIN);
    expect((await get("/v1/account", { cookie: `token=${token}`, "x-token": token })).status).toBe(401);
    expect((await get("/v1/account", { authorization: `Bearer ${token}` })).status).toBe(401);
    expect((await get("/v1/account", { authorization: `Bearer ${key}` })).status).toBe(200);
  });

  it("is changed and deleted by PATCH and DELETE, which no page takes", async () => {
    const send = (method: string, path: string) =>
      fetch(ORIGIN + path, { method, headers: { authorization: `Bearer ${key}`, "content-type": "application/json" }, body: "{}" });
    expect((await send("PATCH", "/v1/drafts/not-there")).status).toBe(404);
    expect((await send("DELETE", "/home")).status).toBe(405);
  });

  it("is documented by a page without a script, and by its OpenAPI document", async () => {
    const page = await (await get("/api-docs")).text();
    expect(page).toContain("create_draft");
    expect(page).toContain(`${ORIGIN}/v1`);
    const document = (await (await get("/v1/openapi.json")).json()) as { servers: { url: string }[] };
    expect(document.servers[0]?.url).toBe(`${ORIGIN}/v1`);
  });
});

/** Every step is a call of a tool. What the film is like, the examples have shown: this one is stopped. */
it("an agent begins an ad by MCP, is told what it costs before, and stops it", async () => {
  const meta = {
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientInfo": { name: "tests", version: "1" },
    "io.modelcontextprotocol/clientCapabilities": {},
  };
  const call = async (name: string, given: object) => {
    const response = await fetch(`${ORIGIN}/mcp`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${key}`,
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
        "mcp-protocol-version": "2026-07-28",
        "mcp-method": "tools/call",
        "mcp-name": name,
      },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: given, _meta: meta } }),
    });
    const { result } = (await response.json()) as { result: { structuredContent: Record<string, string>; isError?: boolean } };
    expect(result.isError, name).toBeFalsy();
    return result.structuredContent;
  };
  const { id: draft_id } = await call("create_draft", { app_id: 104, url: `${ORIGIN}/samples/bottle/`, language: "en" });
  await call("read_draft_product", { draft_id });
  await call("update_draft", { draft_id, settings: { ratio: "1:1", length: 15 } });
  await call("write_draft_scripts", { draft_id });
  const work = { input: { draft_id }, stage: "preview" };
  const { quote, cost } = await call("quote_link_to_video", work);
  expect(cost).toBe(0);
  const { task_id } = await call("run_link_to_video", { ...work, quote });
  expect((await call("get_task", { task_id })).stage).toBe("preview");
  expect((await call("cancel_task", { task_id })).task_id).toBe(task_id);
});
