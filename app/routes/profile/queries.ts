import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { cursor as cursorShape } from "../../../trpc/contract/cursor.ts";
import { inviteLinkOf } from "../../account/invite-link.ts";
import { requireUser } from "../../account/guard.ts";

/** What the personal center shows (spec §2 Center: requires a token of someone who is no guest). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireUser(context, request);
  const { searchParams: query } = new URL(request.url);
  const cursor = cursorShape.safeParse(query.get("after")).data;
  const { account } = context.api;
  const [history, invited, decisions] = await Promise.all([
    account.creditHistory({ cursor }),
    account.countInviteLog({}),
    context.api.reports.decisions({}),
  ]);
  return {
    user,
    history,
    invited,
    decisions: decisions.list,
    later: cursor !== undefined,
    inviteLink: inviteLinkOf(request, user.invite_code),
  };
}
export type CenterData = Awaited<ReturnType<typeof loader>>;
