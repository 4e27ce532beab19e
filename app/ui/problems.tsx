import { codeOf } from "../../trpc/contract/rules/errors.ts";
import type { Problem } from "../http/problem.ts";
import { useTranslation } from "../i18n/use-translation.tsx";

/** Where a refusal leads that something can be bought against, and in which words. */
const BOUGHT = [
  { code: codeOf("credits.insufficient"), href: "/vip-price#packs", text: "shell.getCredits" },
  { code: codeOf("plan.upgradeRequired"), href: "/vip-price", text: "shell.seePlans" },
] as const;

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
      {BOUGHT.filter((one) => told.some(({ code }) => code === one.code)).map(({ href, text }) => (
        <p key={href}>
          <a href={href}>{t(text)}</a>
        </p>
      ))}
    </div>
  );
}

export const problemFor = (list: readonly Problem[], field: string): string | undefined => list.find((one) => one.field === field)?.text;
