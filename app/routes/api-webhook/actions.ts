import { type ActionFunctionArgs, data } from "@remix-run/cloudflare";
import { seeOther } from "../../http/flash.ts";
import { readForm, textOf } from "../../http/form.ts";
import { attempt, type Problem } from "../../http/problem.ts";
import type { Delivery } from "../../../trpc/contract/webhook.ts";

const refused = (problem: Problem) => data({ secret: null, problems: [problem] }, { status: 422 });

/** The log of the endpoint, with what became of what was just sent. */
function told(webhookId: string, { state, attempts }: Delivery) {
  const status = attempts.at(-1)?.status ?? 0;
  const here = `/api-center/events/${webhookId}`;
  return state === "delivered"
    ? seeOther(here, { type: "success", message: "api.webhooks.sentOk", params: { status } })
    : seeOther(here, { type: "warning", message: "api.webhooks.sentBad" });
}

export async function action({ request, params: { webhookId: webhook_id = "" }, context: { api } }: ActionFunctionArgs) {
  const form = await readForm(request);
  const intent = textOf(form, "intent");
  if (intent === "remove") {
    const { problem } = await attempt(api.webhooks.delete({ webhook_id }));
    return problem ? refused(problem) : seeOther("/api-center/events", { type: "success", message: "api.webhooks.removed" });
  }
  if (intent === "rotate") {
    const { value, problem } = await attempt(api.webhooks.rotate({ webhook_id }));
    return problem ? refused(problem) : data({ secret: value.secret, problems: [] }, { headers: { "cache-control": "no-store" } });
  }
  const sent = await attempt(
    intent === "replay"
      ? api.webhooks.replay({ delivery_id: textOf(form, "delivery_id").slice(0, 40) })
      : api.webhooks.ping({ webhook_id }),
  );
  return sent.problem ? refused(sent.problem) : told(webhook_id, sent.value);
}
