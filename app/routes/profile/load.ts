import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { cursor } from "../../../trpc/contract/cursor.ts";
import { requireUser } from "../../account/guard.ts";

/** What the personal center shows (spec §2 Center: requires a token of someone who is no guest). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireUser(context, request);
  const { searchParams: query, origin } = new URL(request.url);
  const before = cursor.safeParse(query.get("before")).data;
  const { account } = context.api;
  const [history, invited] = await Promise.all([account.creditHistory({ before }), account.countInviteLog({})]);
  return { user, history, invited, later: before !== undefined, inviteLink: `${origin}/register?${new URLSearchParams({ inviteCode: user.invite_code })}` };
}
export type CenterData = Awaited<ReturnType<typeof loader>>;
