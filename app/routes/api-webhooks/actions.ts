import { type ActionFunctionArgs, data } from "@remix-run/cloudflare";
import { WEBHOOK_EVENTS } from "../../../trpc/contract/webhook.ts";
import { readForm, textOf, textsOf } from "../../http/form.ts";
import { attempt } from "../../http/problem.ts";

/** Registers an address. The answer is the one page that shows its secret. */
export async function action({ request, context: { api } }: ActionFunctionArgs) {
  const form = await readForm(request);
  const url = textOf(form, "url").trim().slice(0, 2000);
  const asked = textsOf(form, "events");
  const events = WEBHOOK_EVENTS.filter((one) => asked.includes(one));
  const typed = { url, events };
  if (events.length === 0) return data({ made: null, typed, none: true, problems: [] }, { status: 422 });
  const { value, problem } = await attempt(api.webhooks.create({ url: url || "-", events }));
  if (problem) return data({ made: null, typed, none: false, problems: [{ ...problem, field: "url" }] }, { status: 422 });
  return data({ made: value, typed: null, none: false, problems: [] }, { headers: { "cache-control": "no-store" } });
}
