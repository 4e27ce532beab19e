import type { Tool } from "@modelcontextprotocol/server";
import { z } from "zod";
import { schemaOf } from "../../../trpc/contract/v1/openapi.ts";
import type { Operation } from "../../../trpc/contract/v1/operation.ts";
import { OPERATIONS } from "../../../trpc/contract/v1/operations.ts";
import { quoteToken } from "../../../trpc/contract/v1/tool-operations.ts";

/** Everything but what spends without a quote: an agent asks for a new one and runs the tool again. */
const AGENT_OPERATIONS: readonly Operation[] = OPERATIONS.filter(({ id }) => id !== "retry_task");

const isFields = (shape: z.ZodType | null): shape is z.ZodObject => shape instanceof z.ZodObject;

/** All that an operation takes, as one object: in a call of a tool there is neither path nor query. */
export function argumentsOf({ params, query, body, kind }: Operation): z.ZodObject {
  const fields = { ...params.shape, ...query.shape, ...(isFields(body) ? body.shape : {}) };
  return z.object(kind === "spend" ? { ...fields, quote: quoteToken } : fields);
}

const hints = ({ method, kind }: Operation): NonNullable<Tool["annotations"]> => ({
  readOnlyHint: method === "GET" || kind === "quote",
  destructiveHint: method === "DELETE",
  // A quote buys once: the same order again is the same task.
  idempotentHint: method !== "POST" || kind !== "call",
  openWorldHint: false,
});

const described = ({ summary, kind, id }: Operation): string =>
  kind === "spend" ? `${summary} Needs \`quote\` of ${id.replace("run_", "quote_")} for the very same input and stage.` : summary;

let made: readonly { operation: Operation; tool: Tool }[] | undefined;

/** The MCP tools, one an operation. Made once: their schemas are the same for everybody. */
export const agentTools = (): readonly { operation: Operation; tool: Tool }[] =>
  (made ??= AGENT_OPERATIONS.map((operation) => ({
    operation,
    tool: {
      name: operation.id,
      description: described(operation),
      inputSchema: { type: "object" as const, ...schemaOf(argumentsOf(operation), "input") },
      annotations: hints(operation),
    },
  })));
