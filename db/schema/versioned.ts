import { z } from "zod";

/** What brings a stored value of one version to the next. */
export type Upgrade = (older: unknown) => unknown;

const envelope = z.strictObject({ v: z.number().int().nonnegative(), value: z.unknown() });

/**
 * A stored shape with its version, for `json` columns whose shape changes and has no mark of its own. Written as
 * `{v, value}`; read through the upgrades that came after its version, then by the schema. What was written before
 * there were versions has none, and is version 0. `upgrades[n]` makes version n + 1 of version n: add one with each
 * change of the shape that an old value does not fit. A version of the future is refused: an older release would
 * write over what it cannot read.
 */
export function versioned<S extends z.ZodType>(schema: S, upgrades: readonly Upgrade[] = []) {
  const decode = (stored: unknown, context: z.RefinementCtx): unknown => {
    const known = envelope.safeParse(stored);
    const { v, value } = known.success ? known.data : { v: 0, value: stored };
    if (v <= upgrades.length) return upgrades.slice(v).reduce((older, upgrade) => upgrade(older), value);
    context.addIssue({ code: "custom", message: `version ${v} is newer than this release's ${upgrades.length}` });
    return z.NEVER;
  };
  return {
    schema: z.unknown().transform(decode).pipe(schema),
    wrap: (value: z.output<S>) => ({ v: upgrades.length, value }),
  };
}
