import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireUser } from "../../account/guard.ts";
import { translationOf } from "../../i18n/translation.ts";
import { csvLine } from "../../payment/csv.ts";
import { movementText } from "../../payment/movement-text.ts";

/** Pages of 20 movements: 20,000 of them, which is years of an ad an hour. */
const MOST_PAGES = 1000;
const COLUMNS = ["time", "what", "credits", "held", "returned", "id"] as const;

/** Every movement of one's credits as CSV, page by page, in the words of the page and of the visitor's language. The mark in front tells Excel that it is UTF-8. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(context, request);
  const { account } = context.api;
  const { t } = translationOf(context.lang);
  const encoder = new TextEncoder();
  let cursor: string | undefined;
  let pages = 0;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) =>
      controller.enqueue(encoder.encode(`\ufeff${csvLine(COLUMNS.map((column) => t(`payment.usage.columns.${column}`)))}`)),
    async pull(controller) {
      const { list, next } = await account.creditHistory({ cursor });
      const lines = list.map((entry) => {
        const { id, amount, held, returned, created_at } = entry;
        const isReturned = t(returned ? "payment.usage.returnedYes" : "payment.usage.returnedNo");
        return csvLine([new Date(created_at).toISOString(), movementText(t, entry), amount, held, isReturned, id]);
      });
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
