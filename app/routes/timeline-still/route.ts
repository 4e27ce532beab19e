import { data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { attempt, isNotFound, needsLogin } from "../../http/problem.ts";

/** Names the revision, so a browser may keep where its picture is: not as long as the picture's address is good. */
const CACHED = { "cache-control": "private, max-age=600" };

/** One frame of a timeline as an image: it is drawn while the page is there already. */
export async function loader({ params, request, context: { api } }: LoaderFunctionArgs) {
  const at = Number(new URL(request.url).searchParams.get("at") ?? 0);
  const asked = { timeline_id: (params.timelineId ?? "").slice(0, 40), at: Number.isFinite(at) ? Math.min(600, Math.max(0, at)) : 0 };
  const { value, problem } = await attempt(api.timelines.still(asked));
  if (problem) throw data(null, { status: isNotFound(problem) || needsLogin(problem) ? 404 : 503 });
  return redirect(value.url, { headers: CACHED });
}
