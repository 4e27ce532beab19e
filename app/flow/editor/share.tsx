import { useTranslation } from "../../i18n/use-translation.tsx";

/** The public link of the finished film: made, copied and taken back here. */
export function Share({ token, origin }: { token: string | null; origin: string }) {
  const { t } = useTranslation();
  const link = token && `${origin}/share/${token}`;
  return (
    <section className="grid gap-3 border-t hair pt-4">
      <h2 className="text-body">{t("share.label")}</h2>
      <p className="hint">{t("share.note")}</p>
      {link && (
        <x-behave name="copy">
          <div className="flex gap-2">
            <input className="input min-w-0 grow" readOnly value={link} aria-label={t("share.label")} />
            <button type="button" className="btn btn-plain" data-done={t("account.center.copied")} hidden>
              {t("account.center.copy")}
            </button>
          </div>
        </x-behave>
      )}
      <form method="post">
        <button className={link ? "quietbtn -ml-2" : "btn btn-plain"} name="share" value={link ? "revoke" : "create"}>
          {t(link ? "share.revoke" : "share.create")}
        </button>
      </form>
    </section>
  );
}
