import { customType } from "drizzle-orm/sqlite-core";
import type { z } from "zod";

/** A schema, and what is written beside a value so that a later release can tell which shape it has (`versioned`). */
interface Stored<T> {
  schema: z.ZodType<T>;
  wrap(value: T): unknown;
}

/**
 * A JSON column whose value is parsed by a zod schema when it is read: what an older version of the product wrote is
 * brought up to date by the schema, and what nobody wrote is an error here and not somewhere later. Throws ZodError.
 */
export function json<T>(name: string, shape: z.ZodType<T> | Stored<T>) {
  const { schema, wrap } = "wrap" in shape ? shape : { schema: shape, wrap: (value: T): unknown => value };
  return customType<{ data: T; driverData: string }>({
    dataType: () => "text",
    toDriver: (value) => JSON.stringify(wrap(value)),
    fromDriver: (text) => schema.parse(JSON.parse(text)),
  })(name);
}
