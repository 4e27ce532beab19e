import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";

/** The enhancer's editor (spec §2) is the tool's own page: its preview and its recipe stand there. */
export const loader = ({ request }: LoaderFunctionArgs) => redirect(`/video-enhancer${new URL(request.url).search}`, 301);
