import type { z } from "zod";
import { AppError } from "../app-error.ts";

/** An input that does not have the shape of its call, with every issue: `/v1` tells them, by JSON pointers. */
export class InvalidInput extends AppError {
  readonly issues: z.core.$ZodIssue[];
  constructor(error: z.ZodError) {
    super("form.incomplete", { detail: error.message, cause: error });
    this.issues = error.issues;
  }
}
