import { codeOf } from "../../trpc/contract/rules/errors.ts";
import type { Problem } from "../http/problem.ts";
import { useTranslation } from "../i18n/use-translation.tsx";

const NO_CREDITS = codeOf("credits.insufficient");

/**
 * What went wrong with a form, above it; the one way in which a form says so. What the server said is a warning, and
 * may be nothing (spec §8).
 */
export function Problems({ list }: { list: readonly Problem[] }) {
  const { t } = useTranslation();
  // What is wrong with several fields in the same words is said once, and leads to the first of them.
  const told = list.filter(({ text }, at) => text !== "" && list.findIndex((one) => one.text === text) === at);
  if (told.length === 0) return null;
  return (
    <div role="alert" className="note" data-kind={told.every(({ code }) => code !== undefined) ? "warning" : "error"}>
      <strong>{t("shell.problem")}</strong>
      {told.map(({ text, field }) => (
        <p key={`${field} ${text}`}>{field ? <a href={`#${field}`}>{text}</a> : text}</p>
      ))}
      {told.some(({ code }) => code === NO_CREDITS) && (
        <p>
          <a href="/vip-price#packs">{t("shell.getCredits")}</a>
        </p>
      )}
    </div>
  );
}

export const problemFor = (list: readonly Problem[], field: string): string | undefined => list.find((one) => one.field === field)?.text;
