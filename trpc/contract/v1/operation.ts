import { z } from "zod";
import type { Endpoint } from "../endpoint.ts";
import type { Scope } from "./scopes.ts";

export type Method = "GET" | "POST" | "PATCH" | "DELETE";
type Fields = z.ZodObject<Record<string, z.ZodType>>;
type Given = Record<string, unknown>;

/** The parts of the API, in the order of its documentation. */
export const TAGS = ["account", "tools", "tasks", "drafts", "files", "catalogue", "webhooks"] as const;
export type Tag = (typeof TAGS)[number];

/** One operation of the public API under `/v1`: a call of the contract with an address, a scope and a real status. */
export interface Operation {
  /** Of its MCP tool and in the API document: snake case. */
  id: string;
  method: Method;
  /** Below `/v1`, with `{names}` of its parameters. */
  path: string;
  tag: Tag;
  scope: Scope;
  summary: string;
  params: Fields;
  query: Fields;
  /** Null: it takes none. */
  body: z.ZodType | null;
  output: z.ZodType;
  endpoint: Endpoint;
  /** What the call is given, of all that came. */
  toInput(given: Given): unknown;
  status: 200 | 201 | 202;
  /** `quote`: prices work. `spend`: begins work that is paid for, within the cap of its key. */
  kind: "call" | "quote" | "spend";
  /** It changes something: it asks for an Idempotency-Key. */
  changes: boolean;
}

export const namesIn = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);

const isFields = (schema: z.ZodType): schema is Fields => schema instanceof z.ZodObject;

/** The fields of a schema that are, or are not, among some names. */
function fieldsOf(schema: z.ZodType, keep: (name: string) => boolean): Fields {
  const shape = isFields(schema) ? schema.shape : {};
  return z.object(Object.fromEntries(Object.entries(shape).filter(([name]) => keep(name))));
}

type Options = Partial<Pick<Operation, "summary" | "query" | "body" | "params" | "output" | "toInput" | "status" | "kind" | "changes">>;

/** An operation whose shapes are those of its call: what is not in the path is in the query of a GET, else in the body. */
export function operation(id: string, at: string, [tag, scope]: [Tag, Scope], endpoint: Endpoint, more: Options = {}): Operation {
  const [method = "GET", path = ""] = at.split(" ");
  const names = namesIn(path);
  const rest = fieldsOf(endpoint.input, (name) => !names.includes(name));
  const reads = method === "GET" || method === "DELETE";
  const hasBody = !reads && Object.keys(rest.shape).length > 0;
  return {
    id,
    method: method as Method,
    path,
    tag,
    scope,
    summary: endpoint.summary,
    params: fieldsOf(endpoint.input, (name) => names.includes(name)),
    query: reads ? rest : z.object({}),
    body: hasBody ? rest : null,
    output: endpoint.output,
    endpoint,
    toInput: (given) => given,
    status: 200,
    kind: "call",
    changes: method === "POST",
    ...more,
  };
}
