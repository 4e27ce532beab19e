export type JsonObject = Record<string, unknown>;

export const isObject = (value: unknown): value is JsonObject => typeof value === "object" && value !== null && !Array.isArray(value);

export const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]);

/** A page may say anything; what a terminal would take for a command is no text. */
const seen = (text: string): string => text.replace(/(?![\n\r\t])\p{Cc}/gu, " ").trim();

/** A string or number as trimmed text; of an object, its `name` or `@value`; of a list, its first. */
export function asText(value: unknown): string {
  const one = Array.isArray(value) ? value[0] : value;
  if (typeof one === "string") return seen(one);
  if (typeof one === "number" && Number.isFinite(one)) return String(one);
  if (!isObject(one)) return "";
  const inner = one.name ?? one["@value"] ?? one.value;
  return typeof inner === "string" || typeof inner === "number" ? seen(String(inner)) : "";
}

/** Every object inside a value, outer before inner, at most `limit`; walks without recursion. */
export function objectsIn(root: unknown, limit = 4000): { value: JsonObject; path: string }[] {
  const found: { value: JsonObject; path: string }[] = [];
  let wave: { value: unknown; path: string }[] = [{ value: root, path: "" }];
  while (wave.length > 0 && found.length < limit) {
    const next: typeof wave = [];
    for (const { value, path } of wave) {
      if (Array.isArray(value)) next.push(...value.slice(0, 500).map((item) => ({ value: item as unknown, path })));
      else if (isObject(value)) {
        found.push({ value, path });
        for (const key of Object.keys(value)) {
          const inner = value[key];
          if (typeof inner === "object" && inner !== null) next.push({ value: inner, path: `${path}/${key}`.slice(-200) });
        }
      }
      if (next.length > limit * 4) break;
    }
    wave = next;
  }
  return found;
}
