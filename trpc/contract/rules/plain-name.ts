import { z } from "zod";
import { UNSEEN } from "./unseen.ts";

/** One line that says what it seems to say; it may be empty. */
export const plainLine = (max: number) =>
  z
    .string()
    .overwrite((text) => text.replace(UNSEEN, " "))
    .trim()
    .max(max);

/** A name that others may see. */
export const plainName = (max: number) => plainLine(max).min(1);
