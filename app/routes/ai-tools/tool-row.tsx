import { toolSample } from "../../../trpc/contract/rules/sample-films.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { sampleText } from "../../library/sample-text.ts";
import type { ToolCard } from "../../library/tools.ts";
import { useWayIn } from "../../library/way-in.ts";
import { Film, SilentFilm } from "../../ui/film.tsx";

/** What came out of a tool: a film, a sound, a picture or lines. */
function Made({ tool: { slug, name, sample } }: { tool: ToolCard }) {
  const { lang } = useTranslation();
  switch (sample?.kind) {
    case "ad":
      return <Film template={sample.template} className="film w-full" moves />;
    case "film": {
      const { width, height, worded = false } = sample;
      const at = toolSample(sample.name, { worded, lang });
      return <SilentFilm film={{ video: `${at}.mp4`, poster: `${at}.webp` }} width={width} height={height} className="film w-full" moves />;
    }
    case "picture": {
      const { width, height, worded = false } = sample;
      return (
        <img
          src={`${toolSample(sample.name, { worded, lang })}.webp`}
          width={width}
          height={height}
          alt=""
          loading="lazy"
          className="film w-full"
        />
      );
    }
    case "sound":
      return <audio controls preload="none" src={`/samples/${sample.name}.mp3`} aria-label={name} className="w-full" />;
    default:
      return <pre className="sampletext">{sampleText(slug, lang)}</pre>;
  }
}

/** The sample, and that it is one; of a tool of which there is none, why. */
function Sample({ tool }: { tool: ToolCard }) {
  const { t } = useTranslation();
  const { sample } = tool;
  if (!sample) return <p className="hint">{t("toolBox.noSample")}</p>;
  const isWide = "width" in sample ? sample.width > sample.height : sample.kind !== "ad";
  return (
    <figure className="grid content-start gap-2" data-wide={isWide ? "" : undefined}>
      <Made tool={tool} />
      <figcaption className="hint">{t("byBuiltIn" in sample ? "toolBox.sampleByBuiltIn" : "toolBox.sample")}</figcaption>
    </figure>
  );
}

/** A tool: what comes out of it first, then what it makes, takes and costs. */
export function ToolRow({ tool }: { tool: ToolCard }) {
  const { t } = useTranslation();
  const { slug, name, makes, takes, cost } = tool;
  const { href, text, note } = useWayIn()(slug);
  return (
    <li className="tool">
      <Sample tool={tool} />
      <div className="grid content-start gap-4">
        <h3 className="text-title">
          <a className="hover:underline" href={href}>
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
        {note && <p className="hint">{note}</p>}
        <p>
          <a className="btn btn-plain" href={href} aria-label={`${text}: ${name}`}>
            {text}
          </a>
        </p>
      </div>
    </li>
  );
}
