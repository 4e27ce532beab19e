import { z } from "zod";
import { ERROR_TABLE } from "../rules/error-codes.ts";
import { bounded } from "./bounded.ts";
import type { Operation } from "./operation.ts";
import { OPERATIONS } from "./operations.ts";
import { SCOPES } from "./scopes.ts";
import { problemSchema, ANSWER_HEADERS, refusals, TAG_TEXT } from "./openapi-parts.ts";

type Json = Record<string, unknown>;
type Io = "input" | "output";

/** JSON Schema of a shape. */
export function schemaOf(shape: z.ZodType, io: Io): Json {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(shape, { io, unrepresentable: "any", target: "draft-2020-12" });
  return bounded(schema) as Json;
}

const parameters = (place: "path" | "query", shape: Operation["query"]): Json[] => {
  const { properties = {}, required = [] } = schemaOf(shape, "input") as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema,
  }));
};

const IDEMPOTENCY = { $ref: "#/components/parameters/IdempotencyKey" };

const bodyOf = ({ body }: Operation): Json =>
  body === null ? {} : { requestBody: { required: true, content: { "application/json": { schema: schemaOf(body, "input") } } } };

function operationOf(one: Operation): Json {
  const { id, tag, summary, scope, status, params, query, output, changes } = one;
  const answer = {
    description: summary,
    headers: ANSWER_HEADERS,
    content: { "application/json": { schema: schemaOf(output, "output") } },
  };
  const asked = [...parameters("path", params), ...parameters("query", query), ...(changes ? [IDEMPOTENCY] : [])];
  return {
    operationId: id,
    tags: [tag],
    summary,
    description: `${summary} Scope: \`${scope}\`.`,
    security: [{ key: [] }],
    ...(asked.length > 0 ? { parameters: asked } : {}),
    ...bodyOf(one),
    responses: { [status]: answer, ...refusals(one) },
  };
}

function paths(): Json {
  const all: Record<string, Json> = {};
  for (const one of OPERATIONS) all[one.path] = { ...all[one.path], [one.method.toLowerCase()]: operationOf(one) };
  return all;
}

/** The public API as OpenAPI 3.1, for the server at an origin. */
export const openApi = (origin: string): Json => ({
  openapi: "3.1.0",
  info: {
    title: "Reelwright API",
    version: "1.0.0",
    summary: "Make video and image ads by script.",
    description: `Every operation asks for a key in the header Authorization. Scopes: ${SCOPES.map((one) => `\`${one}\``).join(", ")}.`,
    license: { name: "MIT", identifier: "MIT" },
    contact: { name: "Reelwright", url: `${origin}/api-docs` },
  },
  servers: [{ url: `${origin}/v1`, "x-internal": false }],
  tags: Object.entries(TAG_TEXT).map(([name, description]) => ({ name, description })),
  security: [{ key: [] }],
  paths: paths(),
  components: {
    securitySchemes: { key: { type: "http", scheme: "bearer", bearerFormat: "rw_live_", description: "An API key: `rw_live_…`." } },
    parameters: {
      IdempotencyKey: {
        name: "Idempotency-Key",
        in: "header",
        required: true,
        description: "New for each order: the same again within a day answers what the first one did.",
        schema: { type: "string", pattern: "^[\\w.:-]{8,100}$", minLength: 8, maxLength: 100 },
      },
    },
    schemas: { Problem: problemSchema(ERROR_TABLE.map(({ name }) => name)) },
  },
});
