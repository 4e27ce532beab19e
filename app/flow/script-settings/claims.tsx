import { useTranslation } from "react-i18next";
import type { Fact } from "../../../trpc/contract/product.ts";
import type { Claim } from "../../../trpc/contract/script.ts";
import { messageText } from "../../../trpc/contract/rules/errors.ts";
import { Icon } from "../../shell/icon.tsx";

/** A claim and the sentence it rests on; a plain warning where there is none. */
function Grounded({ claim, fact }: { claim: Claim; fact: Fact | undefined }) {
  const { t, i18n } = useTranslation();
  if (claim.fact_id === null) {
    return (
      <li className="note" data-kind="warning">
        <strong className="flex items-center gap-2">
          <Icon name="warning" size={18} /> {t("script.unsupported")}
        </strong>
        <q className="text-small">{claim.text}</q>
        <span className="text-small">{messageText("script.claimUnsupported", i18n.language === "zh" ? "zh" : "en")}</span>
      </li>
    );
  }
  return (
    <li className="grid gap-1 border-l hair pl-4">
      <span className="text-small font-semibold">{claim.text}</span>
      <span className="hint">
        {t("script.restsOn")} <q>{fact?.text ?? t("script.yourWords")}</q>
        {fact && <> · {t(`script.sources.${fact.source}`)}</>}
      </span>
    </li>
  );
}

export function Claims({ claims, facts }: { claims: readonly Claim[]; facts: readonly Fact[] }) {
  const { t } = useTranslation();
  if (claims.length === 0) return <p className="hint border-l hair pl-4">{t("script.noClaims")}</p>;
  return (
    <ul className="grid gap-3">
      {claims.map((claim) => (
        <Grounded key={`${claim.fact_id} ${claim.text}`} claim={claim} fact={facts.find(({ id }) => id === claim.fact_id)} />
      ))}
    </ul>
  );
}
