import type { ShownProduct } from "../../../trpc/contract/product.ts";
import type { Claim } from "../../../trpc/contract/script.ts";
import { messageText } from "../../../trpc/contract/rules/errors.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { groundOf } from "./grounds.ts";
import { Icon } from "../../shell/icon.tsx";

/** A claim and the sentence it rests on; a plain warning where there is none. */
function Grounded({ claim, product }: { claim: Claim; product: ShownProduct }) {
  const { t, lang } = useTranslation();
  if (claim.fact_id === null) {
    return (
      <li className="note" data-kind="warning">
        <strong className="flex items-center gap-2">
          <Icon name="warning" size={18} /> {t("script.unsupported")}
        </strong>
        <q className="text-small">{claim.text}</q>
        <span className="text-small">{messageText("script.claimUnsupported", lang)}</span>
      </li>
    );
  }
  const { text, source } = groundOf(product, claim.fact_id, lang);
  return (
    <li className="grid gap-1 border-l hair pl-4">
      <span className="text-small font-semibold">{claim.text}</span>
      <span className="hint">
        {t("script.restsOn")}{" "}
        {text && (
          <>
            <q>{text}</q> ·{" "}
          </>
        )}
        {t(`script.sources.${source}`)}
      </span>
    </li>
  );
}

export function Claims({ claims, product }: { claims: readonly Claim[]; product: ShownProduct }) {
  const { t } = useTranslation();
  if (claims.length === 0) return <p className="hint self-start border-l hair pl-4">{t("script.noClaims")}</p>;
  return (
    <ul className="grid content-start gap-3">
      {claims.map((claim) => (
        <Grounded key={`${claim.fact_id} ${claim.text}`} claim={claim} product={product} />
      ))}
    </ul>
  );
}
