import { batch } from "../../../trpc/contract/batch.ts";
import type { Envelope } from "../../../trpc/contract/envelope.ts";
import { messageText } from "../../../trpc/contract/rules/errors.ts";
import { AppError } from "../app-error.ts";
import { type App, codeFor, implementRaw } from "./implement.ts";
import { share } from "./session.ts";

/** Another path than a call's answers something else than an envelope. */
async function envelopeOf(response: Response): Promise<Envelope> {
  if (response.headers.get("content-type")?.startsWith("application/json")) return response.json<Envelope>();
  await response.body?.cancel();
  return { code: codeFor("system.notFound"), msg: messageText("system.notFound", "en") };
}

/** Serves `batch.read`: each path is a GET of its own, within this worker, as the same caller. */
export function batchRoute(app: App): void {
  implementRaw(app, batch.read, async ({ paths }, { req: { raw }, env, executionCtx }) => {
    const { origin } = new URL(raw.url);
    const requests = paths.map((path) => new Request(new URL(path, origin), { headers: raw.headers }));
    if (requests.some(({ url }) => new URL(url).origin !== origin)) throw new AppError("form.incomplete", { detail: "path of another origin" });
    share(requests);
    return Promise.all(requests.map(async (one) => envelopeOf(await app.fetch(one, env, executionCtx))));
  });
}
