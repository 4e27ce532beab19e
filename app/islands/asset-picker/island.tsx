import { useRef, useState, useSyncExternalStore } from "react";
import type { Asset } from "../../../trpc/contract/asset.ts";
import type { IslandT } from "../runtime/translate.ts";
import { Dialog } from "./dialog.tsx";
import { librarySource } from "./library-source.ts";
import type { Rules } from "./rules.ts";
import { Thumb } from "./thumb.tsx";

export interface AssetPickerProps {
  /** The page of check boxes on which the same is chosen without scripts. */
  href: string;
  /** The form's field, and how a value of it begins. */
  field: string;
  prefix: string;
  rules: Rules;
  t: IslandT<"picker">;
}

const never = () => () => {};

/** "From the library": a link to the page of check boxes; with scripts the dialog, and what is chosen goes with the form. */
export default function AssetPicker({ href, field, prefix, rules, t }: AssetPickerProps) {
  const host = useRef<HTMLDivElement>(null);
  // It is hydrated by the click that asks for the dialog: from then on it is open, until it is closed.
  const live = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [asked, setVisible] = useState(true);
  const visible = live && asked;
  const [chosen, setChosen] = useState<readonly Asset[]>([]);
  const choose = (assets: readonly Asset[]) => {
    setChosen(assets);
    host.current?.dispatchEvent(new Event("change", { bubbles: true }));
  };
  return (
    <div ref={host} className="grid gap-3" data-picker={field}>
      <p>
        <a
          className="btn btn-plain"
          href={href}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            setVisible(true);
          }}
        >
          {t("picker.open")}
        </a>
      </p>
      <ul className="flex flex-wrap gap-2" data-chosen="">
        {chosen.map((asset) => (
          <li key={asset.id} className="relative w-18">
            <Thumb asset={asset} size={72} />
            <input type="hidden" name={field} value={prefix + asset.id} />
            <button
              type="button"
              className="pickremove"
              aria-label={t("picker.remove", { name: asset.file_name })}
              onClick={() => choose(chosen.filter(({ id }) => id !== asset.id))}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <Dialog
        visible={visible}
        title={t("picker.title")}
        source={librarySource}
        rules={rules}
        host={host}
        onHide={() => setVisible(false)}
        onConfirm={choose}
        t={t}
      />
    </div>
  );
}
