import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { OFFERS } from "../../../trpc/contract/rules/plans.ts";
import { requireUser } from "../../account/guard.ts";
import { inviteLinkOf } from "../../account/invite-link.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { Invite } from "../profile/invite.tsx";

/** The visitor's own link, and what it has brought (spec §9 Invite reward). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { invite_code } = await requireUser(context, request);
  const invited = await context.api.account.countInviteLog({});
  return { invited, inviteLink: inviteLinkOf(request, invite_code) };
}

export default function Referral() {
  const { t } = useTranslation();
  const data = useLoaderData<typeof loader>();
  const { inviteeCredits: friend, inviterCredits: inviter } = OFFERS;
  return (
    <div className="grid gap-8">
      <header className="grid max-w-2xl gap-4">
        <h1>{t("referral.title", { friend, inviter })}</h1>
        <ol className="numbered">
          <li>{t("referral.one")}</li>
          <li>{t("referral.two")}</li>
          <li>{t("referral.three", { friend, inviter })}</li>
        </ol>
        <p className="hint">{t("referral.terms")}</p>
      </header>
      <Invite data={data} />
    </div>
  );
}
