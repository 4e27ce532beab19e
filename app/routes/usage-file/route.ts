import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireUser } from "../../account/guard.ts";
import { csvLine } from "../../payment/csv.ts";

/** Pages of 20 movements: 20,000 of them, which is years of an ad an hour. */
const MOST_PAGES = 1000;
const COLUMNS = ["time_utc", "kind", "title", "credits", "held", "returned", "id"] as const;

/** Every movement of one's credits as CSV, page by page. The mark in front tells Excel that it is UTF-8. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(context, request);
  const { account } = context.api;
  const encoder = new TextEncoder();
  let cursor: string | undefined;
  let pages = 0;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(`\ufeff${csvLine(COLUMNS)}`)),
    async pull(controller) {
      const { list, next } = await account.creditHistory({ cursor });
      const lines = list.map(({ id, kind, title, amount, held, returned, created_at }) =>
        csvLine([new Date(created_at).toISOString(), kind, title, amount, held, returned ? "yes" : "no", id]),
      );
      if (lines.length > 0) controller.enqueue(encoder.encode(lines.join("")));
      pages += 1;
      cursor = next ?? undefined;
      if (!next || pages >= MOST_PAGES) controller.close();
    },
  });
  const headers = {
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": 'attachment; filename="reelwright-credits.csv"',
    "cache-control": "no-store",
  };
  return new Response(body, { headers });
}
