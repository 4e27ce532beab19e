import { estimatedInk } from "../../timeline/lint/ink.ts";
import { coveredKinds } from "../../timeline/lint/gathered.ts";
import { type Finding, lint } from "../../timeline/lint/lint.ts";
import { PLATFORM_RULES, PLATFORMS } from "../../timeline/lint/platforms.ts";
import { placedOf } from "../../timeline/edit/lookup.ts";
import { seconds } from "../../timeline/time.ts";
import { writeTime } from "../../trpc/contract/rules/time-string.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { findingText } from "./finding-words.ts";
import { elementName } from "./name.ts";
import type { TimelinePage } from "./queries.ts";
import { viewHref } from "./view.ts";

/** What of one kind an application covers: each a link to its form. */
function Kind({ page, kind: { role, all } }: { page: TimelinePage; kind: ReturnType<typeof coveredKinds>[number] }) {
  const { t } = useTranslation();
  const { flow, timeline, view } = page;
  return (
    <details>
      <summary>{`${t(`timeline.lint.kinds.${role}`)} (${all.length})`}</summary>
      <ul className="grid gap-1 ps-4">
        {all.map((one) => {
          const element = placedOf(timeline.document, one.element)?.element;
          const name = element ? elementName(timeline.document, element, t) : "";
          return (
            <li key={one.element}>
              <a className="link" href={viewHref(flow, { ...view, part: one.element, at: null })}>
                {`${writeTime(seconds(one.at))} ${name}`}
              </a>
              {`: ${findingText(one, t)}`}
            </li>
          );
        })}
      </ul>
    </details>
  );
}

const ofWhole = (found: readonly Finding[]) => found.filter(({ rule }) => rule !== "covered");

/** The ad held against the rules of a platform, as a list that leads to each element. */
export function PlatformCheck({ page }: { page: TimelinePage }) {
  const { t } = useTranslation();
  const { flow, timeline, view } = page;
  const { platform } = view;
  const found = lint(timeline.document, { platform, inkOf: estimatedInk });
  const named = t(`timeline.lint.platforms.${platform}`);
  return (
    <details className="tl-more" id="platform-check">
      <summary>{`${t("timeline.lint.title")}: ${named} (${t("timeline.lint.count", { count: found.length })})`}</summary>
      <nav className="tl-kinds flex-wrap pt-3" aria-label={t("timeline.lint.platform")}>
        {PLATFORMS.map((one) => (
          <a
            key={one}
            href={`${viewHref(flow, { ...view, platform: one })}#platform-check`}
            aria-current={one === platform ? "true" : undefined}
          >
            {t(`timeline.lint.platforms.${one}`)}
          </a>
        ))}
      </nav>
      <div className="grid gap-2 py-3 text-small">
        {found.length === 0 && <p>{t("timeline.lint.none", { platform: named })}</p>}
        {ofWhole(found).length > 0 && (
          <ul className="grid gap-1">
            {ofWhole(found).map((one) => (
              <li key={one.rule}>
                <strong>{t(one.wrong ? "timeline.lint.wrong" : "timeline.lint.advice")}</strong>
                {`: ${findingText(one, t)}`}
              </li>
            ))}
          </ul>
        )}
        {coveredKinds(found).map((kind) => (
          <Kind key={kind.role} page={page} kind={kind} />
        ))}
        <p className="hint">{t("timeline.lint.render", { loudness: PLATFORM_RULES[platform].loudness, platform: named })}</p>
        <p className="hint">{`${t("timeline.lint.sources")} ${t("timeline.lint.estimated")}`}</p>
      </div>
    </details>
  );
}
