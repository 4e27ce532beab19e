import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireUser } from "../../../account/guard.ts";

/** The rows of one table, page by page. */
async function* rowsOf({ api }: AppLoadContext, table: string): AsyncGenerator<unknown> {
  for (let after: number | null = 0; after !== null;) {
    const page: Awaited<ReturnType<typeof api.account.exportData>> = await api.account.exportData({ table, after });
    yield* page.rows;
    after = page.next;
  }
}

/** One JSON object: each table by its name, its rows in a list. */
async function* written(context: AppLoadContext, tables: readonly string[]): AsyncGenerator<string> {
  yield "{";
  for (const [at, table] of tables.entries()) {
    yield `${at > 0 ? "," : ""}\n${JSON.stringify(table)}: [`;
    let first = true;
    for await (const row of rowsOf(context, table)) {
      yield `${first ? "" : ","}\n${JSON.stringify(row)}`;
      first = false;
    }
    yield "]";
  }
  yield "\n}\n";
}

/** All that is stored of the visitor, as a file; it is written as it is read, however much there is. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(context, request);
  const { tables } = await context.api.account.exportData({});
  const encoder = new TextEncoder();
  const texts = written(context, tables);
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await texts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: () => void texts.return(undefined),
  });
  const name = `reelwright-${new Date().toISOString().slice(0, 10)}.json`;
  return new Response(body, {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "no-store",
    },
  });
}
