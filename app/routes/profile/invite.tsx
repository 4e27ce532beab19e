import { OFFERS } from "../../../trpc/contract/rules/plans.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { Section } from "../../ui/section.tsx";
import type { CenterData } from "./queries.ts";

/** The link that brings friends, and how many came (spec §9 Invite reward). */
export function Invite({ data: { inviteLink, invited } }: { data: Pick<CenterData, "inviteLink" | "invited"> }) {
  const { t } = useTranslation();
  const { inviteeCredits: friend, inviterCredits: inviter } = OFFERS;
  return (
    <div id="invite">
      <Section title={t("account.center.invite")} hint={t("account.center.inviteHint", { friend, inviter })}>
        <x-behave name="copy">
          <div className="field">
            <label className="label-text" htmlFor="invite-link">
              {t("account.center.inviteLink")}
            </label>
            <div className="flex flex-wrap gap-2">
              <input id="invite-link" className="input min-w-0 basis-72 grow" readOnly defaultValue={inviteLink} />
              <button type="button" hidden className="btn btn-plain" data-done={t("account.center.copied")}>
                {t("account.center.copy")}
              </button>
            </div>
          </div>
        </x-behave>
        <p className="quiet">{t("account.center.inviteCount", { count: invited.count, credits: invited.credits })}</p>
      </Section>
    </div>
  );
}
