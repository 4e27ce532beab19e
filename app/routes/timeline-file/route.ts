import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { attempt, isNotFound, needsLogin } from "../../http/problem.ts";
import { fileResponse, FORMATS } from "../../timeline/files.ts";

/** A timeline as a file for another program: `?format=otio`, or its captions. */
export async function loader({ params, request, context: { api } }: LoaderFunctionArgs) {
  const wanted = new URL(request.url).searchParams.get("format");
  const format = FORMATS.find((one) => one === wanted);
  if (!format) throw data(null, { status: 404 });
  const { value, problem } = await attempt(api.timelines.detail({ timeline_id: (params.timelineId ?? "").slice(0, 40) }));
  if (problem) throw data(null, { status: isNotFound(problem) || needsLogin(problem) ? 404 : 503 });
  return fileResponse(value.document, format);
}
