import { batch, type Question } from "../../../trpc/contract/batch.ts";
import type { Envelope } from "../../../trpc/contract/envelope.ts";
import { messageText } from "../../../trpc/contract/rules/errors.ts";
import { AppError } from "../app-error.ts";
import { type App, codeFor, implementRaw, readOf } from "./implement.ts";
import { sharing } from "./session.ts";

const notFound = (): Envelope => ({ code: codeFor("system.notFound"), msg: messageText("system.notFound", "en") });

/** Which read is asked, and its input. */
function asked(question: Question, origin: string): { path: string; input: Record<string, unknown> } {
  const { path, input } = typeof question === "string" ? { path: question, input: null } : question;
  const url = new URL(path, origin);
  if (url.origin !== origin) throw new AppError("form.incomplete", { detail: "path of another origin" });
  return { path: url.pathname, input: input ?? Object.fromEntries(url.searchParams) };
}

/** Serves `batch.read`: each question is a read of its own, as the same caller. */
export function batchRoute(app: App): void {
  implementRaw(app, batch.read, async ({ paths }, context) => {
    const { raw } = context.req;
    const { origin } = new URL(raw.url);
    const reads = paths.map((question) => asked(question, origin));
    const answers = () =>
      Promise.all(reads.map(async ({ path, input }) => (await readOf(app, path)?.(context, () => input)) ?? notFound()));
    return sharing(raw, answers);
  });
}
