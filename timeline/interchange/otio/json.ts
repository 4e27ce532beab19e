/**
 * JSON as other programs write it: `NaN`, `Inf` and `Infinity`, and whole numbers beyond what a double holds. Those become
 * `{ $number: "text" }`, which survives storage, and are written again as they were.
 */
export interface LiteralNumber {
  $number: string;
}

// A string without an end is taken to the end of the file: no letter is looked at twice.
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*(?:"|\\?$)|-?(?:Infinity|Inf|NaN)\b|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/gs;
const isOdd = (token: string): boolean => /[fN]/.test(token) || (/^-?\d{16,}$/.test(token) && !Number.isSafeInteger(Number(token)));

const isLiteral = (value: unknown): value is LiteralNumber =>
  typeof value === "object" && value !== null && "$number" in value && typeof value.$number === "string";

/** Throws SyntaxError. */
export const parseLoose = (text: string): unknown =>
  JSON.parse(text.replaceAll(TOKEN, (token) => (!token.startsWith('"') && isOdd(token) ? `{"$number":${JSON.stringify(token)}}` : token)));

const NUMBER = /^-?(?:Infinity|Inf|NaN|\d+)$/;

/** JSON with the odd numbers of `parseLoose` as they were. */
export function writeLoose(value: unknown, indent = ""): string {
  if (isLiteral(value)) return NUMBER.test(value.$number) ? value.$number : JSON.stringify(value.$number);
  if (typeof value !== "object" || value === null) return JSON.stringify(value ?? null);
  const inner = `${indent}    `;
  const list = Array.isArray(value)
    ? value.map((one) => inner + writeLoose(one, inner))
    : Object.entries(value).flatMap(([key, one]) =>
        one === undefined ? [] : [`${inner}${JSON.stringify(key)}: ${writeLoose(one, inner)}`],
      );
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  return list.length === 0 ? `${open}${close}` : `${open}\n${list.join(",\n")}\n${indent}${close}`;
}
