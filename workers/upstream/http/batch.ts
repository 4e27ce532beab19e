import { batch } from "../../../trpc/contract/batch.ts";
import type { Envelope } from "../../../trpc/contract/envelope.ts";
import { messageText } from "../../../trpc/contract/rules/errors.ts";
import { AppError } from "../app-error.ts";
import { type App, codeFor, implementRaw, readOf } from "./implement.ts";
import { share } from "./session.ts";

const notFound = (): Envelope => ({ code: codeFor("system.notFound"), msg: messageText("system.notFound", "en") });

/** Serves `batch.read`: each path is a read of its own, as the same caller. */
export function batchRoute(app: App): void {
  implementRaw(app, batch.read, async ({ paths }, { req: { raw }, env, executionCtx }) => {
    const { origin } = new URL(raw.url);
    const requests = paths.map((path) => new Request(new URL(path, origin), { headers: raw.headers }));
    if (requests.some(({ url }) => new URL(url).origin !== origin)) throw new AppError("form.incomplete", { detail: "path of another origin" });
    share(requests);
    return Promise.all(requests.map(async (one) => (await readOf(app, new URL(one.url).pathname)?.({ req: { raw: one }, env, executionCtx })) ?? notFound()));
  });
}
