/** Values that are addresses of ours: a page adds its own origin to them, a script has none. */
const OURS = /^\/(?:files|samples)\//;

/** The same value with the addresses of our files made whole. */
export function absolute(value: unknown, origin: string): unknown {
  if (typeof value === "string") return OURS.test(value) ? origin + value : value;
  if (Array.isArray(value)) return value.map((one) => absolute(one, origin));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, absolute(inner, origin)]));
}
