import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";

/** The report (spec §2 VideoToScriptResult) stands on the tool's own page: its task is named there. */
export const loader = ({ request }: LoaderFunctionArgs) => redirect(`/video-to-script${new URL(request.url).search}`, 301);
