import { useTranslation } from "../../i18n/use-translation.tsx";
import type { ToolCard } from "../../library/tools.ts";
import { Film } from "../../ui/film.tsx";

/** What comes out of a tool: a film, a sound or a picture. */
function Sample({ tool: { film, audio, picture, name } }: { tool: ToolCard }) {
  if (film) return <Film template={film} className="film w-full" moves />;
  if (audio) return <audio controls preload="none" src={audio} aria-label={name} className="w-full self-center" />;
  return picture ? <img src={picture} alt="" loading="lazy" className="film w-full" /> : <span />;
}

/** A tool: what comes out of it first, then what it makes, takes and costs. */
export function ToolRow({ tool }: { tool: ToolCard }) {
  const { t } = useTranslation();
  const { slug, name, makes, takes, cost } = tool;
  return (
    <li className="tool">
      <Sample tool={tool} />
      <div className="grid content-start gap-4">
        <h3 className="text-title">
          <a className="hover:underline" href={`/${slug}`}>
            {name}
          </a>
        </h3>
        <dl className="facts">
          <dt>{t("toolBox.makes")}</dt>
          <dd>{makes}</dd>
          <dt>{t("toolBox.takes")}</dt>
          <dd>{takes}</dd>
          <dt>{t("toolBox.costs")}</dt>
          <dd className="num">{cost}</dd>
        </dl>
        <p>
          <a className="btn btn-plain" href={`/${slug}`} aria-label={`${t("toolBox.start")}: ${name}`}>
            {t("toolBox.start")}
          </a>
        </p>
      </div>
    </li>
  );
}
