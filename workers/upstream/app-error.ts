import type { ErrorName } from "../../trpc/contract/rules/errors.ts";

/** A failure the caller is told of by its code (spec §8). `message` is for logs only. */
export class AppError extends Error {
  readonly reason: ErrorName;
  constructor(reason: ErrorName, message: string = reason, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
