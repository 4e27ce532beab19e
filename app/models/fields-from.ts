import { z } from "zod";

/** A part of a tool's input: the fields that one form of it asks, in the order of the input. */
export const fieldsFrom = ({ shape }: Pick<z.ZodObject, "shape">, wanted: readonly string[]): z.ZodObject =>
  z.object(Object.fromEntries(Object.entries(shape).filter(([name]) => wanted.includes(name))));
