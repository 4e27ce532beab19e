import { dayText } from "../../payment/day.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { Section } from "../../ui/section.tsx";
import type { Overview } from "./route.tsx";

type Health = Overview["health"];
const PARTS = ["payments", "mail", "voices", "translator", "transcriber", "links"] as const;

/** When a model ends, and what goes on in its place. */
function Ends({ model, on, by }: NonNullable<Health["parts"][number]["ends"]>) {
  const { t, lang } = useTranslation();
  const date = dayText(Date.parse(on), lang);
  return (
    <span className="quiet">
      {by === null ? t("admin.overview.endsAlone", { model, date }) : t("admin.overview.ends", { model, date, by })}
    </span>
  );
}

function Part({ name, state, detail, ends }: Health["parts"][number]) {
  const { t } = useTranslation();
  const known = PARTS.find((one) => one === name);
  const note = state === "off" ? t("admin.overview.needs", { variable: detail }) : state === "down" ? detail : "";
  const said = [t(`admin.overview.state.${state}`), note].filter(Boolean).join(" · ");
  return (
    <li className="flex flex-wrap justify-between gap-x-6 py-3">
      <span className="grid gap-1">
        {known ? t(`admin.overview.part.${known}`) : name}
        {ends && <Ends {...ends} />}
      </span>
      <span className={state === "down" ? "wrong" : "quiet"}>{said}</span>
    </li>
  );
}

function Media({ status, reasons, engines, engines_ready }: Health["media"]) {
  const { t } = useTranslation();
  const works = status === "ok";
  return (
    <li className="flex flex-wrap justify-between gap-x-6 py-3">
      <span>{t("admin.overview.media")}</span>
      <span className={works ? "quiet" : "wrong"}>
        {[
          works ? t("admin.overview.state.ok") : status === "down" ? t("admin.overview.state.down") : status,
          ...reasons,
          t("admin.overview.engines", { ready: engines_ready, all: engines }),
        ].join(" · ")}
      </span>
    </li>
  );
}

/** What works, and how much waits. */
export function HealthParts({ media, parts, tasks, finished, failed, webhooks_waiting }: Health) {
  const { t } = useTranslation();
  const figures = [
    [t("admin.overview.queued"), tasks.queued],
    [t("admin.overview.generating"), tasks.generating],
    [t("admin.overview.review"), tasks.review],
    [t("admin.overview.finished"), finished],
    [t("admin.overview.failed"), failed],
    [t("admin.overview.webhooks"), webhooks_waiting],
  ] as const;
  return (
    <>
      <Section title={t("admin.overview.health")}>
        <ul className="rows">
          <Media {...media} />
          {parts.map((part) => (
            <Part key={part.name} {...part} />
          ))}
        </ul>
      </Section>
      <Section title={t("admin.overview.queue")}>
        <dl className="keyfacts">
          {figures.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="text-lead num">{value}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </>
  );
}
