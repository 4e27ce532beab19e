import { useTranslation } from "../../i18n/use-translation.tsx";

/** Three seconds for nothing first; the whole when they are liked. */
export function EnhancerButtons() {
  const { t } = useTranslation();
  const going = t("tools.video-enhancer.going");
  return (
    <div className="flex flex-wrap gap-3">
      <button className="btn btn-primary" name="stage" value="preview" data-busy={going}>
        {t("tools.video-enhancer.preview")}
      </button>
      <button className="btn btn-plain" name="stage" value="render" data-busy={going}>
        {t("tools.video-enhancer.render")}
      </button>
    </div>
  );
}
