import { errorOf, messageText } from "../../../../trpc/contract/rules/errors.ts";
import { ProductForm } from "../../../flow/product/product-form.tsx";
import { type ProductValues, valuesOf } from "../../../flow/product/values.ts";
import type { Problem } from "../../../http/problem.ts";
import { useTranslation } from "../../../i18n/use-translation.tsx";
import { hostOf, type Reading } from "./queries.ts";

interface FoundProps {
  reading: Reading;
  typed: { values: ProductValues; problems: Problem[]; revision: number } | null;
  byHand: boolean;
}

/** What the page is about: what was read, and where; what was not read is not said to come from there. */
function Heading({ title, lead, link }: { title: string; lead: string | null; link: string | null }) {
  const { t } = useTranslation();
  return (
    <header className="mb-8 grid gap-2">
      <h1 className="calm">{title}</h1>
      {lead && <p className="quiet">{lead}</p>}
      {link && (
        <p className="text-small quiet">
          {t("details.source")}{" "}
          <a className="link break-all" href={link} rel="noreferrer noopener" target="_blank">
            {hostOf(link)}
          </a>
        </p>
      )}
    </header>
  );
}

/** Why the link could not be used, and the ways on. */
function Unread({ text, draftId, link }: { text: string; draftId: string; link: string }) {
  const { t } = useTranslation();
  return (
    <>
      <Heading title={t("details.failedTitle")} lead={null} link={null} />
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
    </>
  );
}

export function Found({ reading: { draft, problem, cutouts }, typed, byHand }: FoundProps) {
  const { t, lang } = useTranslation();
  const reason =
    problem?.text ?? (draft.error_code === null ? null : messageText(errorOf(draft.error_code).key, lang, draft.error_values ?? {}));
  const untouched = draft.product.name === "" && !typed && !byHand;
  if (reason && untouched) return <Unread text={reason} draftId={draft.id} link={draft.source_url} />;
  const read = draft.analysis === "success";
  return (
    <div className="rise">
      <Heading title={t("details.title")} lead={t(read ? "details.lead" : "details.leadByHand")} link={read ? draft.source_url : null} />
      <ProductForm
        flow="link-to-video"
        values={typed?.values ?? valuesOf(draft.product)}
        problems={typed?.problems ?? []}
        media={draft.product.media}
        cutouts={cutouts}
        noneLoaded={read && draft.product.media.length === 0}
        revision={typed?.revision ?? draft.revision}
      />
    </div>
  );
}
