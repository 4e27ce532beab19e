import type { z } from "zod";

/** What the browser's passkey dialog answered, of a form's field; null for what no browser answers. */
export function answerIn<T>(text: string, shape: z.ZodType<T>): T | null {
  try {
    const read = shape.safeParse(JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
