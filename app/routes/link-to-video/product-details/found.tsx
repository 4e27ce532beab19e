import { errorOf, messageText } from "../../../../trpc/contract/rules/errors.ts";
import { ProductForm } from "../../../flow/product/product-form.tsx";
import { type ProductValues, valuesOf } from "../../../flow/product/values.ts";
import type { Problem } from "../../../http/problem.ts";
import { useTranslation } from "../../../i18n/use-translation.tsx";
import type { Reading } from "./queries.ts";

interface FoundProps {
  reading: Reading;
  typed: { values: ProductValues; problems: Problem[] } | null;
  byHand: boolean;
}

/** Why the link could not be used, and the ways on. */
function Unread({ text, draftId, link }: { text: string; draftId: string; link: string }) {
  const { t } = useTranslation();
  return (
    <div className="grid max-w-2xl gap-6">
      <div role="alert" className="note" data-kind="error">
        <strong>{t("details.failed")}</strong>
        <p>{text}</p>
        <p className="hint break-all">{link}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <a className="btn btn-primary" href="/link-to-video">
          {t("details.otherLink")}
        </a>
        <a className="btn btn-plain" href={`?draft=${draftId}&by=hand`}>
          {t("details.byHand")}
        </a>
        <x-behave name="busy">
          <form method="post" action={`?draft=${draftId}`}>
            <button className="btn btn-plain" name="intent" value="again" data-busy={t("details.reading")}>
              {t("details.again")}
            </button>
          </form>
        </x-behave>
      </div>
    </div>
  );
}

export function Found({ reading: { draft, problem }, typed, byHand }: FoundProps) {
  const { lang } = useTranslation();
  const reason =
    problem?.text ?? (draft.error_code === null ? null : messageText(errorOf(draft.error_code).key, lang, draft.error_values ?? {}));
  const untouched = draft.product.name === "" && !typed && !byHand;
  if (reason && untouched) return <Unread text={reason} draftId={draft.id} link={draft.source_url} />;
  return (
    <div className="rise">
      <ProductForm
        flow="link-to-video"
        values={typed?.values ?? valuesOf(draft.product)}
        problems={typed?.problems ?? []}
        media={draft.product.media}
      />
    </div>
  );
}
