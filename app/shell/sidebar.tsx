import type { ReactNode } from "react";
import { useTranslation } from "../i18n/use-translation.tsx";
import { BADGE, type BadgeName, type RouteRow } from "../route-table/row.ts";
import { MENU } from "../route-table.ts";
import { Icon } from "./icon.tsx";
import { Mark } from "./mark.tsx";
import { useVisit } from "./visit.ts";

const CATEGORIES = [...new Set(MENU.map(({ category }) => category))].filter((category) => category !== undefined);

const BADGES = ["NEW", "HOT", "BETA"] as const satisfies readonly BadgeName[];

function Badge({ badge }: Pick<RouteRow, "badge">) {
  const { t } = useTranslation();
  const name = BADGES.find((one) => BADGE[one] === badge);
  return name ? <span className="tag ml-auto">{t(`shell.badges.${name}`)}</span> : null;
}

/** What an offer takes off now (spec §2 discountIcon: Veo3, Upgrade). */
function Discount({ row: { discountIcon, menuName } }: { row: RouteRow }) {
  const { t } = useTranslation();
  const { discounts } = useVisit();
  const percent = discountIcon && (menuName === "veo3" || menuName === "upgrade") ? discounts[menuName] : 0;
  return percent > 0 ? <span className="tag ml-auto">{t("shell.discount", { percent })}</span> : null;
}

function Entry({ row, pathname }: { row: RouteRow; pathname: string }) {
  const { t } = useTranslation();
  const href = `/${row.path}`;
  const current = pathname === href ? "page" : pathname.startsWith(`${href}/`) ? "true" : undefined;
  if (!row.menuName || !row.icon) return null;
  return (
    <li>
      <a href={href} aria-current={current}>
        <Icon name={current ? (row.iconActive ?? row.icon) : row.icon} />
        {t(`shell.menuNames.${row.menuName}`)}
        <Badge badge={row.badge} />
        <Discount row={row} />
      </a>
    </li>
  );
}

const PRIVACY = "/privacy";
const PLACES = [...MENU.map(({ path }) => `/${path}`), PRIVACY].toSorted((a, b) => b.length - a.length);

/** Where one is as far as the menu tells: at an entry, somewhere below it (`/home/`), or nowhere. */
export function menuPlace(pathname: string): string {
  const place = PLACES.find((one) => pathname === one || pathname.startsWith(`${one}/`)) ?? "";
  return place === "" || place === pathname ? place : `${place}/`;
}

/** `place`: of `menuPlace`. `close`: what closes it, beside the name. */
function Menu({ place, close }: { place: string; close?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t("shell.nav")} className="entries">
      <div className="flex items-center justify-between">
        <a href="/home" className="wordmark">
          <Mark />
          {t("shell.name")}
        </a>
        {close}
      </div>
      {CATEGORIES.map((category) => (
        <div key={category}>
          <p className="hint px-3 pb-1">{t(`shell.categories.${category}`)}</p>
          <ul>
            {MENU.filter((row) => row.category === category).map((row) => (
              <Entry key={row.path} row={row} pathname={place} />
            ))}
          </ul>
        </div>
      ))}
      <ul>
        <li>
          <a href={PRIVACY} aria-current={place === PRIVACY ? "page" : undefined}>
            {t("consent.menu")}
          </a>
        </li>
      </ul>
    </nav>
  );
}

/**
 * Opens the drawer without a script: its dialog is a popover, for the command that shows a modal one is unknown to
 * browsers of two years ago.
 */
export function DrawerButton() {
  const { t } = useTranslation();
  return (
    <button type="button" className="quietbtn only-phone -ml-2" popovertarget="menu" aria-haspopup="dialog" aria-label={t("shell.menu")}>
      <Icon name="menu" />
    </button>
  );
}

/** Beside the page on a wide screen, in a drawer on a phone. `place`: of `menuPlace`. */
export function Sidebar({ place }: { place: string }) {
  const { t } = useTranslation();
  return (
    <>
      <div className="rail">
        <Menu place={place} />
      </div>
      <dialog id="menu" popover="auto" className="drawer" aria-label={t("shell.menu")}>
        <Menu
          place={place}
          close={
            <button type="button" className="quietbtn" popovertarget="menu" aria-label={t("shell.closeMenu")}>
              <Icon name="close" />
            </button>
          }
        />
      </dialog>
    </>
  );
}
