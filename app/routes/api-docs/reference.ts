import { schemaOf } from "../../../trpc/contract/v1/openapi.ts";
import { type Operation, TAGS } from "../../../trpc/contract/v1/operation.ts";
import { OPERATIONS } from "../../../trpc/contract/v1/operations.ts";

/** One value that an operation takes. */
interface Field {
  name: string;
  /** `string`, `integer`, `one of …`. */
  type: string;
  required: boolean;
}

export interface Entry extends Pick<Operation, "id" | "method" | "path" | "summary" | "scope" | "status" | "changes" | "kind"> {
  fields: Field[];
  answers: string[];
}

interface Schema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
}

const MOST_VALUES = 8;

function typeOf({ type, enum: values, const: only, anyOf, items, properties }: Schema): string {
  if (values) return values.length > MOST_VALUES ? `${typeof values[0]}, ${values.length}` : values.map(String).join(" | ");
  if (only !== undefined) return String(only);
  if (anyOf) return [...new Set(anyOf.map(typeOf))].slice(0, MOST_VALUES).join(" | ");
  if (type === "array") return `${items ? typeOf(items) : "any"}[]`;
  return properties ? `{ ${Object.keys(properties).join(", ")} }` : (type ?? "any");
}

/** The fields of a shape; those of an object within it by their names with dots. */
function fieldsOf(schema: Schema, before = ""): Field[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, inner]): Field[] => {
    const required = schema.required?.includes(name) ?? false;
    if (inner.properties && before === "") return fieldsOf(inner, `${name}.`);
    return [{ name: before + name, type: typeOf(inner), required }];
  });
}

function entryOf(one: Operation): Entry {
  const { id, method, path, summary, scope, status, changes, kind, query, body, output } = one;
  const asked = [schemaOf(query, "input"), ...(body ? [schemaOf(body, "input")] : [])] as Schema[];
  const answered = schemaOf(output, "output") as Schema;
  const fields = asked.flatMap((schema) => fieldsOf(schema));
  return { id, method, path, summary, scope, status, changes, kind, fields, answers: Object.keys(answered.properties ?? {}) };
}

let made: { tag: (typeof TAGS)[number]; entries: Entry[] }[] | undefined;

/** Every operation by its part of the API. Made once: it is the same for everybody. */
export const reference = () => (made ??= TAGS.map((tag) => ({ tag, entries: OPERATIONS.filter((one) => one.tag === tag).map(entryOf) })));
