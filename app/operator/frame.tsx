import type { ReactNode } from "react";
import { useTranslation } from "../i18n/use-translation.tsx";

const PAGES = {
  overview: "/admin",
  users: "/admin/users",
  orders: "/admin/orders",
  refunds: "/admin/orders?refunds=yes",
  tasks: "/admin/tasks",
  reviews: "/admin/reviews",
  switches: "/admin/switches",
  audit: "/admin/audit",
} as const;
type PageName = keyof typeof PAGES;

function Menu({ here }: { here: PageName }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t("admin.title")}>
      <ul className="flex flex-wrap gap-x-6">
        {(Object.keys(PAGES) as PageName[]).map((name) => (
          <li key={name}>
            <a className="link inline-flex min-h-11 items-center" href={PAGES[name]} aria-current={name === here ? "page" : undefined}>
              {t(`admin.menu.${name}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A page of the operator: its menu, its name, and the way out. */
export function OperatorFrame({ here, children }: { here: PageName; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-8">
      <header className="grid gap-2">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <h1 className="calm">{t(`admin.menu.${here}`)}</h1>
          <form method="post" action="/admin">
            <button className="btn btn-plain" name="intent" value="leave">
              {t("admin.leave")}
            </button>
          </form>
        </div>
        <Menu here={here} />
      </header>
      {children}
    </div>
  );
}

interface PagingProps {
  path: string;
  /** The rest of the query. */
  query: Readonly<Record<string, string | undefined>>;
  next: string | null;
  later: boolean;
}

/** To the next page of a list, and back to its begin. */
export function Paging({ path, query, next, later }: PagingProps) {
  const { t } = useTranslation();
  const known = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined);
  const at = (more: Record<string, string>) => `${path}?${new URLSearchParams([...known, ...Object.entries(more)])}`;
  return (
    <p className="flex gap-6">
      {later && (
        <a className="link inline-flex min-h-11 items-center" href={at({})}>
          {t("admin.newest")}
        </a>
      )}
      {next && (
        <a className="link inline-flex min-h-11 items-center" href={at({ after: next })}>
          {t("admin.older")}
        </a>
      )}
    </p>
  );
}
