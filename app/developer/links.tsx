import { useTranslation } from "../i18n/use-translation.tsx";

const PAGES = {
  keys: "/api-center",
  docs: "/api-docs",
  usage: "/api-usage",
  credits: "/api-credits",
  webhooks: "/api-center/events",
} as const;

/** From one page of the API to the others. */
export function DeveloperLinks() {
  const { t } = useTranslation();
  return (
    <p className="flex flex-wrap gap-x-6">
      {(Object.keys(PAGES) as (keyof typeof PAGES)[]).map((name) => (
        <a key={name} className="link inline-flex min-h-11 items-center" href={PAGES[name]}>
          {t(`api.more.${name}`)}
        </a>
      ))}
    </p>
  );
}
