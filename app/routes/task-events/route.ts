import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { translationOf } from "../../i18n/translation.ts";
import { follow } from "./follow.ts";

const HEADERS = { "content-type": "text/event-stream", "cache-control": "no-store", "x-accel-buffering": "no" };

/** A task as Server-Sent Events, until it is over, the browser leaves, or the connection has asked enough. */
export function loader({ params, request, context }: LoaderFunctionArgs) {
  const { t } = translationOf(context.lang);
  const task_id = (params.taskId ?? "").slice(0, 40);
  return new Response(follow({ status: () => context.api.tasks.status({ task_id }), t, signal: request.signal }), { headers: HEADERS });
}
