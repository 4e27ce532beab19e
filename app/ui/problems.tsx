import type { Problem } from "../http/problem.ts";
import { useTranslation } from "../i18n/use-translation.tsx";

/**
 * What went wrong with a form, above it; the one way in which a form says so. What the server said is a warning, and
 * may be nothing (spec §8).
 */
export function Problems({ list }: { list: readonly Problem[] }) {
  const { t } = useTranslation();
  const told = list.filter(({ text }) => text !== "");
  if (told.length === 0) return null;
  return (
    <div role="alert" className="note" data-kind={told.every(({ code }) => code !== undefined) ? "warning" : "error"}>
      <strong>{t("shell.problem")}</strong>
      {told.map(({ text, field }) => (
        <p key={`${field} ${text}`}>{field ? <a href={`#${field}`}>{text}</a> : text}</p>
      ))}
    </div>
  );
}

export const problemFor = (list: readonly Problem[], field: string): string | undefined => list.find((one) => one.field === field)?.text;
