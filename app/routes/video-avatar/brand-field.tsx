import type { OutputOf } from "../../../trpc/contract/endpoint.ts";
import type { teams } from "../../../trpc/contract/team.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";

export type ShownKit = OutputOf<typeof teams.brandKit>;

/** Whether the video is made in the team's brand kit, with what it would take of it; without one the field leads to it. */
export function BrandField({ shown: { kit, logo }, chosen }: { shown: ShownKit; chosen: boolean }) {
  const { t } = useTranslation();
  const { colors, template } = kit;
  const isEmpty = colors.length === 0 && template === null && logo === null;
  return (
    <div className="grid gap-2">
      {!isEmpty && (
        <>
          <label className="inline-flex min-h-11 items-center gap-2">
            <input type="checkbox" name="brand" defaultChecked={chosen} /> {t("tools.video-avatar.brandTick")}
          </label>
          <p className="hint flex flex-wrap items-center gap-3">
            {colors.map((color) => (
              <span key={color} className="size-6 rounded border hair" style={{ background: color }} title={color} />
            ))}
            {template && <span>{t(`settings.templates.${template}`)}</span>}
            {logo && <span className="wrap-anywhere">{logo.file_name}</span>}
          </p>
        </>
      )}
      {isEmpty && <p className="hint">{t("tools.video-avatar.brandEmpty")}</p>}
      <a className="link inline-flex min-h-11 items-center justify-self-start" href="/team/brand">
        {t("tools.video-avatar.brandKit")}
      </a>
    </div>
  );
}
