type Json = Record<string, unknown>;

/** What a body may have (256 kB) bounds what in it says no bound of its own; an answer is never larger than this. */
const LONGEST = 262_144;
const MOST = 100_000;
/** Notes of ours in a schema, which OpenAPI takes only as extensions. */
const OURS: Readonly<Record<string, string>> = { file: "x-file", textFile: "x-text-file" };

const isJson = (value: unknown): value is Json => typeof value === "object" && value !== null && !Array.isArray(value);

const is = ({ type }: Json, name: string): boolean => type === name || (Array.isArray(type) && type.includes(name));

const limitsOf = (schema: Json): Json => {
  if (is(schema, "string") && !("enum" in schema) && !("const" in schema)) return { maxLength: LONGEST, ...schema };
  if (is(schema, "array")) return { maxItems: MOST, ...schema };
  return is(schema, "integer") ? { format: "int64", ...schema } : schema;
};

/** A JSON Schema with a bound for every text, list and number: what is asked of a public document (OWASP API4:2023). */
export function bounded(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bounded);
  if (!isJson(value)) return value;
  const inner = Object.fromEntries(
    Object.entries(value).map(([name, one]) => [typeof value.type === "string" ? (OURS[name] ?? name) : name, innerOf(name, one)]),
  );
  return limitsOf(inner);
}

/** Names below `properties` are no keywords. */
const innerOf = (name: string, value: unknown): unknown =>
  name === "properties" && isJson(value)
    ? Object.fromEntries(Object.entries(value).map(([property, schema]) => [property, bounded(schema)]))
    : bounded(value);
