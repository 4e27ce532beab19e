import { useTranslation } from "../i18n/use-translation.tsx";

/** The first seconds for nothing; the whole when they are liked. */
export function PreviewButtons({ slug }: { slug: "video-avatar" | "video-enhancer" }) {
  const { t } = useTranslation();
  const going = t(`tools.${slug}.going`);
  return (
    <div className="flex flex-wrap gap-3">
      <button className="btn btn-primary" name="stage" value="preview" data-busy={going}>
        {t(`tools.${slug}.preview`)}
      </button>
      <button className="btn btn-plain" name="stage" value="render" data-busy={going}>
        {t(`tools.${slug}.render`)}
      </button>
    </div>
  );
}
