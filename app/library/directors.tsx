import type { Content } from "../../trpc/contract/settings-of-app.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { Film } from "../ui/film.tsx";

/** The sample product as each template directs it: results before words. */
export function Directors({ samples }: { samples: readonly Content["samples"][number][] }) {
  const { t } = useTranslation();
  return (
    <section className="grid gap-4">
      <div className="grid gap-1 border-t hair pt-6">
        <h2>{t("library.directors")}</h2>
        <p className="hint">{t("library.directorsNote")}</p>
      </div>
      <ul className="strip">
        {samples.map((name) => (
          <li key={name} className="grid content-start gap-2">
            <Film template={name} className="aspect-9/16 w-full object-cover" />
            <span className="grid">
              <span className="font-semibold">{t(`settings.templates.${name}`)}</span>
              <span className="hint">{t(`settings.templateUses.${name}`)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
