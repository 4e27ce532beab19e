import type { Lack } from "../../trpc/contract/rules/access.ts";
import { useTranslation } from "../i18n/use-translation.tsx";

/** Where somebody gets what they lack. */
export const WAYS = {
  plan: { href: "/vip-price", text: "shell.seePlans" },
  account: { href: "/register", text: "shell.getAccount" },
} as const satisfies Record<Lack, unknown>;

/** What somebody lacks for what is offered here, and where they get it: said before they fill anything in. */
export function Lacking({ lacks, text }: { lacks: Lack; text: string }) {
  const { t } = useTranslation();
  const way = WAYS[lacks];
  return (
    <div className="note" data-kind="info">
      <p>{text}</p>
      <p>
        <a href={way.href}>{t(way.text)}</a>
      </p>
    </div>
  );
}
