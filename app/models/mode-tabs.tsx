import type { WordedTool } from "../../locales/app-words.ts";
import { useTranslation } from "../i18n/use-translation.tsx";

interface ModeTabsProps {
  slug: WordedTool;
  modes: readonly string[];
  mode: string;
}

/** The things that a page can make, as links: each is a page of its own without scripts. */
export function ModeTabs({ slug, modes, mode }: ModeTabsProps) {
  const { t } = useTranslation();
  return (
    <nav className="flex flex-wrap gap-x-6 border-b hair" aria-label={t(`tools.${slug}.modes.label` as never)}>
      {modes.map((one) => (
        <a
          key={one}
          href={`/${slug}?mode=${one}`}
          className={`inline-flex min-h-11 items-center ${one === mode ? "font-semibold" : "quiet"}`}
          aria-current={one === mode ? "page" : undefined}
        >
          {t(`tools.${slug}.modes.${one}` as never)}
        </a>
      ))}
    </nav>
  );
}
