import { SORTS } from "../../trpc/contract/rules/library.ts";
import { thingName } from "../../trpc/contract/rules/meaning.ts";
import type { Category } from "../../trpc/contract/library.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { Icon } from "../shell/icon.tsx";
import type { Address } from "./address.ts";

interface FindProps {
  address: Address;
  categories: readonly Category[];
  /** Words that were looked for, too. */
  also: readonly string[];
  /** What else the address says, to be kept. */
  kept?: readonly (readonly [string, string])[];
}

/** What is shown, in which order, and what is looked for: a form that asks for this page. */
export function Find({ address: { query, category, sort, folder }, categories, also, kept = [] }: FindProps) {
  const { t, lang } = useTranslation();
  const all: readonly (readonly [string, string])[] = [...kept, ["folder", folder]];
  return (
    <form method="get" role="search" className="flex flex-wrap items-end gap-2">
      {all.map(([name, value]) => value && <input key={name + value} type="hidden" name={name} value={value} />)}
      <label className="grid min-w-0 grow basis-56 gap-1">
        <span className="sr-only">{t("assets.search")}</span>
        <input
          name="q"
          type="search"
          className="input"
          defaultValue={query}
          placeholder={t("assets.search")}
          maxLength={100}
          autoComplete="off"
        />
      </label>
      {categories.length > 0 && (
        <label className="grid gap-1">
          <span className="sr-only">{t("assets.category")}</span>
          <select name="category" className="select" defaultValue={category || "all,all"}>
            {categories.map(({ id, cat_name, sub_category }) =>
              sub_category.length === 0 ? (
                <option key={id} value={id}>
                  {cat_name}
                </option>
              ) : (
                <optgroup key={id} label={cat_name}>
                  {sub_category.map((child) => (
                    <option key={child.id} value={`${id},${child.id}`}>
                      {`${cat_name}/${child.cat_name}`}
                    </option>
                  ))}
                </optgroup>
              ),
            )}
          </select>
        </label>
      )}
      <label className="grid gap-1">
        <span className="sr-only">{t("assets.sort")}</span>
        <select name="sort" className="select" defaultValue={sort}>
          {SORTS.map((one) => (
            <option key={one} value={one}>
              {t(`assets.sorts.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <button className="btn btn-plain">
        <Icon name="search" size={18} />
        {t("assets.find")}
      </button>
      {also.length > 0 && (
        <p className="basis-full hint">
          {t("assets.also", { words: also.map((word) => thingName(word, lang)).join(t("assets.between")) })}
        </p>
      )}
    </form>
  );
}
