import { type CallToolResult, ProtocolError, ProtocolErrorCode, Server } from "@modelcontextprotocol/server";
import type { Operation } from "../../../trpc/contract/v1/operation.ts";
import { type Holder, requireScope } from "../api/holder.ts";
import { problemOf } from "../api/problem.ts";
import { scopesOf } from "../api/scopes.ts";
import type { Language } from "../../../locales/index.ts";
import { agentTools } from "./tools.ts";

/** What a server needs of the request that it answers: it lives no longer. */
export interface Agent {
  holder: Holder;
  lang: Language;
  version: string;
  /** Does an operation with the arguments of a call. */
  perform(operation: Operation, given: Record<string, unknown>): Promise<unknown>;
  /** Counts what was done, by the status that it would have had. */
  count(operation: Operation, status: number): void;
}

const INSTRUCTIONS = [
  "Reelwright makes video and image ads, and edits media.",
  "An ad from a product link: create_draft {app_id: 104, url, language}, read_draft_product, write_draft_scripts, optionally update_draft;",
  "then quote_link_to_video and run_link_to_video with {input: {draft_id}, stage: 'preview'} (free) or 'render', and get_task until its state is success or failed.",
  "Results are in output.artifacts with signed addresses, good for a day.",
  "Every run_ tool spends credits and needs the quote of its quote_ tool for the same input: tell the user what it costs before you run it.",
].join(" ");

const isOpen = ({ key, user }: Holder, { scope }: Operation): boolean => key.scopes.includes(scope) && scopesOf(user).includes(scope);

const said = (value: unknown, isError = false): CallToolResult => ({
  content: [{ type: "text", text: JSON.stringify(value) }],
  ...(isError ? { isError } : { structuredContent: value as Record<string, unknown> }),
});

async function call(agent: Agent, operation: Operation, given: Record<string, unknown>): Promise<CallToolResult> {
  try {
    requireScope(agent.holder, operation.scope);
    const value = await agent.perform(operation, given);
    agent.count(operation, operation.status);
    return said(value);
  } catch (error) {
    const { status, body } = problemOf(error, agent.lang);
    agent.count(operation, status);
    return said(body, true);
  }
}

/** The MCP server of one request: the operations of `/v1` that the key may do, as tools. */
export function mcpServer(agent: Agent): Server {
  const info = { name: "reelwright", title: "Reelwright", version: agent.version };
  const server = new Server(info, { capabilities: { tools: {} }, instructions: INSTRUCTIONS });
  server.setRequestHandler("tools/list", () => ({
    tools: agentTools()
      .filter(({ operation }) => isOpen(agent.holder, operation))
      .map(({ tool }) => tool),
  }));
  server.setRequestHandler("tools/call", ({ params: { name, arguments: given = {} } }) => {
    const found = agentTools().find(({ tool }) => tool.name === name);
    if (!found) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no tool ${name.slice(0, 80)}.`);
    return call(agent, found.operation, given);
  });
  return server;
}
