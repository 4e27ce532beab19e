import { execFile, execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request as ask } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { connect } from "../../scripts/run/client.ts";
import { SCOPES } from "../../trpc/contract/v1/scopes.ts";
import { registered } from "../setup/registered.ts";
import type { Origin } from "./figures.ts";

const SUITE = "@modelcontextprotocol/conformance@0.2.0-alpha.12";
/** Scenarios of revision 2026-07-28 that need none of the suite's own tools, prompts and resources. */
const SCENARIOS = [
  "server-stateless",
  "tools-list",
  "dns-rebinding-protection",
  "http-header-validation",
  "server-sse-multiple-streams",
  "sep-2164-resource-not-found",
  "input-required-result-unsupported-methods",
  "input-required-result-validate-input",
];
const checks = z.array(z.object({ id: z.string(), status: z.string(), errorMessage: z.string().optional() }));
/** A check that a server without the suite's fixtures, or without subscriptions, cannot be put to. */
const UNTESTABLE = /^Not testable|subscription|test_/i;

/** The suite sends no key: a proxy that adds one, and passes the host on as it came. */
async function withKey(origin: string, key: string): Promise<{ url: string; close(): void }> {
  const { hostname, port } = new URL(origin);
  const server = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, host: `${hostname}:${port}`, authorization: `Bearer ${key}` };
    const local = incoming.headers.origin?.replace(/^http:\/\/(?:127\.0\.0\.1|localhost):\d+$/, origin);
    const sent = { ...headers, ...(local ? { origin: local } : {}) };
    const passed = ask({ hostname, port, path: incoming.url, method: incoming.method, headers: sent }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`, close: () => server.close() };
}

function failuresIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith("checks.json"));
  if (files.length === 0) throw new Error("the conformance suite has left no checks");
  const all = files.flatMap((name) => checks.parse(JSON.parse(readFileSync(join(folder, name), "utf8"))));
  return all.filter(({ status, errorMessage = "" }) => status === "FAILURE" && !UNTESTABLE.test(errorMessage)).map(({ id }) => id);
}

/** Checks that the MCP server fails of the protocol's own suite. */
export async function mcpConformance(origin: Origin): Promise<Record<string, number>> {
  const at = await origin();
  const { client } = await connect(at, await registered(at));
  const { key } = await client.apiKeys.create.mutate({ name: "conformance", scopes: [...SCOPES], per_minute: 600 });
  const proxy = await withKey(at, key);
  const folder = mkdtempSync(join(tmpdir(), "reelwright-mcp-"));
  try {
    writeFileSync(join(folder, "package.json"), '{"private":true}');
    execFileSync("npm", ["install", "--no-audit", "--no-fund", SUITE], { cwd: folder, stdio: "ignore" });
    const suite = join(folder, "node_modules/.bin/conformance");
    for (const name of SCENARIOS) await run(suite, ["server", "--url", proxy.url, "--scenario", name, "-o", join(folder, "out")]);
    return { "mcp.conformance_failed": failuresIn(join(folder, "out")).length };
  } finally {
    proxy.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Ends with an error where a check has failed: its files say which. */
const run = (command: string, args: string[]): Promise<void> => new Promise((resolve) => void execFile(command, args, () => resolve()));
