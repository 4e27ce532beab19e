import type { FieldShape } from "../../app/tool/schema.ts";

const SWITCH: Readonly<Record<string, boolean>> = { yes: true, true: true, no: false, false: false };

function valueOf({ name, type }: FieldShape, said: readonly string[]): unknown {
  const [first = ""] = said;
  if (type === "files" || type === "choices") return said;
  if (said.length > 1) throw new Error(`${name} is given twice`);
  if (type === "number") return Number(first);
  if (type === "rows") return JSON.parse(first) as unknown;
  if (type !== "boolean") return first;
  const isOn = SWITCH[first];
  if (isOn === undefined) throw new Error(`${name} is yes or no`);
  return isOn;
}

/**
 * `name=value` words as a tool's input, each of the type of its field; several of a list's, rows as JSON. Throws an Error
 * for a name that the tool does not have, with those that it has.
 */
export function readInput(fields: readonly FieldShape[], words: readonly string[]): Record<string, unknown> {
  const said = new Map<string, string[]>();
  for (const word of words) {
    const [name = "", ...rest] = word.split("=");
    if (rest.length === 0 || !fields.some((field) => field.name === name))
      throw new Error(`${word}: name=value is wanted, of ${fields.map((field) => field.name).join(", ")}`);
    said.set(name, [...(said.get(name) ?? []), rest.join("=")]);
  }
  return Object.fromEntries(
    fields.flatMap((field) => {
      const values = said.get(field.name);
      return values ? [[field.name, valueOf(field, values)]] : [];
    }),
  );
}
