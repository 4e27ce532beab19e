import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requireUser } from "../../account/guard.ts";

/** The visitor's team, or what they need to have one. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireUser(context, request);
  return { ...(await context.api.team.current({})), name: user.nickname || user.email, origin: new URL(request.url).origin };
}
export type TeamData = Awaited<ReturnType<typeof loader>>;
