import { useTranslation } from "../../i18n/use-translation.tsx";
import { type ToolCard, toolCards } from "../../library/tools.ts";
import { useWayIn } from "../../library/way-in.ts";
import { Icon } from "../../shell/icon.tsx";

function Way({ card: { slug, name, makes, cost } }: { card: ToolCard }) {
  const { href, note } = useWayIn()(slug);
  return (
    <li>
      <a href={href} className="way">
        <span className="flex items-center justify-between gap-4 font-semibold">
          <span>{name}</span>
          <Icon name="right" />
        </span>
        <span>{makes}</span>
        <span className="hint num">{note ?? cost}</span>
      </a>
    </li>
  );
}

/** The tools as entries: what each makes and what it costs, before one starts; or why one cannot. */
export function Ways() {
  const { t } = useTranslation();
  return (
    <section className="grid gap-4 border-t hair pt-6">
      <div className="flex flex-wrap items-baseline justify-between gap-4">
        <h2>{t("toolBox.homeTitle")}</h2>
        <a className="link" href="/ai-tools">
          {t("toolBox.all")}
        </a>
      </div>
      <ul className="ways">
        {toolCards(t).map((card) => (
          <Way key={card.slug} card={card} />
        ))}
      </ul>
    </section>
  );
}
