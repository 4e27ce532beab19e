import { z } from "zod";

/** A part of a tool's input: the fields that one form of it asks, in the order in which they are wanted. */
export const fieldsFrom = ({ shape }: Pick<z.ZodObject, "shape">, wanted: readonly string[]): z.ZodObject =>
  z.object(Object.fromEntries(wanted.flatMap((name) => (name in shape ? [[name, shape[name]]] : []))));
