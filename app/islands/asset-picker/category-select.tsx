import { useEffect, useRef, useState } from "react";
import type { Category } from "../../../trpc/contract/library.ts";
import type { IslandT } from "../runtime/translate.ts";
import { SIZE } from "./rules.ts";

/** A category, or a category and its child, by their ids (spec §3 Selection). */
export type CategoryPath = readonly [string] | readonly [string, string];

/** The first category and its first child (spec §4 Category selector). */
export function firstOf(categories: readonly Category[]): CategoryPath | null {
  const [first] = categories;
  if (!first) return null;
  const [child] = first.sub_category;
  return child ? [first.id, child.id] : [first.id];
}

function textOf(categories: readonly Category[], [id, child]: readonly string[]): string {
  const category = categories.find((one) => one.id === id);
  const inner = category?.sub_category.find((one) => one.id === child);
  return [category?.cat_name, inner?.cat_name].filter(Boolean).join("/");
}

interface CategorySelectProps {
  categories: readonly Category[];
  value: CategoryPath | null;
  onChange: (path: CategoryPath) => void;
  t: IslandT<"picker">;
}

/** Two levels, one after the other (spec §2 Asset picker pieces, §4 Category selector). */
export function CategorySelect({ categories, value, onChange, t }: CategorySelectProps) {
  const [open, setOpen] = useState(false);
  const [parent, setParent] = useState<string | null>(null);
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const outside = (event: Event) => void (host.current && !event.composedPath().includes(host.current) && setOpen(false));
    document.addEventListener("click", outside);
    return () => document.removeEventListener("click", outside);
  }, []);
  const choose = (path: CategoryPath) => {
    setOpen(false);
    onChange(path);
  };
  const shown = categories.find(({ id }) => id === (parent ?? value?.[0]));
  return (
    <div ref={host} className="relative" data-category="">
      <input
        readOnly
        className="select"
        style={{ width: SIZE.control }}
        role="combobox"
        aria-expanded={open}
        aria-haspopup="listbox"
        aria-controls="picker-categories"
        aria-label={t("picker.category")}
        placeholder={t("picker.allCategories")}
        value={value ? textOf(categories, value) : ""}
        onClick={() => setOpen(!open)}
        onKeyDown={({ key }) => ["Enter", " ", "ArrowDown"].includes(key) && setOpen(true)}
      />
      {open && (
        <div
          id="picker-categories"
          className="absolute right-0 z-10 grid grid-cols-2 overflow-y-auto border hair bg-base-100"
          style={{ width: `min(${SIZE.menu}px, 80vw)`, maxHeight: SIZE.menuHeight }}
          data-menu=""
        >
          {categories.length === 0 && <p className="col-span-2 p-4 quiet">{t("picker.noCategories")}</p>}
          <ul>
            {categories.map(({ id, cat_name, sub_category }) => (
              <li key={id}>
                <button
                  type="button"
                  className="pickline"
                  aria-pressed={shown?.id === id}
                  onClick={() => (sub_category.length > 0 ? setParent(id) : choose([id]))}
                >
                  {cat_name}
                </button>
              </li>
            ))}
          </ul>
          <ul className="border-l hair">
            {shown?.sub_category.map((child) => (
              <li key={child.id}>
                <button
                  type="button"
                  className="pickline"
                  aria-pressed={value?.[0] === shown.id && value[1] === child.id}
                  onClick={() => choose([shown.id, child.id])}
                >
                  {child.cat_name}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
