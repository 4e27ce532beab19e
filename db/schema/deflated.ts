import { deflateSync, inflateSync, strFromU8, strToU8 } from "fflate";
import { z } from "zod";

/** Characters of JSON from which a value is deflated. */
const LONG = 200_000;
/** The text of such a value (RFC 1951, base64), beside the id by which a row is found (`findTimelineOf`). */
const envelope = z.strictObject({ id: z.unknown().optional(), deflated: z.string() });

const LATIN = true;
const deflate = (text: string): string => btoa(strFromU8(deflateSync(strToU8(text)), LATIN));
const inflate = (text: string): string => strFromU8(inflateSync(strToU8(atob(text), LATIN)));

function wrap(value: unknown): unknown {
  const text = JSON.stringify(value);
  if (text.length < LONG) return value;
  const { id } = value as { id?: unknown };
  return { ...(id === undefined ? {} : { id }), deflated: deflate(text) } satisfies z.input<typeof envelope>;
}

function unwrap(stored: unknown): unknown {
  const known = envelope.safeParse(stored);
  return known.success ? (JSON.parse(inflate(known.data.deflated)) as unknown) : stored;
}

/** A stored shape, for `json` columns whose values may grow beyond what a row holds: a long one takes about a tenth. */
export const deflated = <S extends z.ZodType>(schema: S) => ({ schema: z.unknown().transform(unwrap).pipe(schema), wrap });
