import { z } from "zod";
import { UNSEEN } from "./unseen.ts";

/** A name that others may see: one line that says what it seems to say. */
export const plainName = (max: number) =>
  z
    .string()
    .overwrite((text) => text.replace(UNSEEN, " "))
    .trim()
    .min(1)
    .max(max);
