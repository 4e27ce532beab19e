import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { attempt, isNotFound, needsLogin } from "../../http/problem.ts";
import { fileResponse, FORMATS } from "../../timeline/files.ts";
import { capcutPackage } from "../../timeline/package/capcut.ts";

/** A timeline as a file for another program: `?format=otio`, its captions, or a package with its media. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const wanted = new URL(request.url).searchParams.get("format");
  const format = FORMATS.find((one) => one === wanted);
  if (!format) throw data(null, { status: 404 });
  const { value, problem } = await attempt(context.api.timelines.detail({ timeline_id: (params.timelineId ?? "").slice(0, 40) }));
  if (problem) throw data(null, { status: isNotFound(problem) || needsLogin(problem) ? 404 : 503 });
  return format === "capcut" ? capcutPackage(value, context) : fileResponse(value.document, format);
}
