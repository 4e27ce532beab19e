import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";

/** The editor of a cut-out (spec §2) is the tool's own page: its task is named there. */
export const loader = ({ request }: LoaderFunctionArgs) => redirect(`/background-remover${new URL(request.url).search}`, 301);
