import { type RefObject, useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import type { Asset } from "../../../trpc/contract/asset.ts";
import type { IslandT } from "../runtime/translate.ts";
import { CategorySelect } from "./category-select.tsx";
import type { AssetSource } from "./directory.ts";
import { Grid } from "./grid.tsx";
import { type Rules, SIZE } from "./rules.ts";
import { isAllSelected, type Told } from "./selection.ts";
import { ChosenFiles } from "./chosen-files.tsx";
import { ROOT, usePicker } from "./use-picker.ts";

const MEGABYTE = 1024 * 1024;

/** The attributes of the dialog (spec §2 Media selection dialog). */
export interface DialogProps {
  visible: boolean;
  title: string;
  width?: number;
  showClose?: boolean;
  source: AssetSource;
  rules: Rules;
  /** Events rise from here. */
  host: RefObject<HTMLElement>;
  /** Where it is attached; the body of the page if nothing is said. */
  container?: Element;
  onHide: () => void;
  onConfirm: (assets: Asset[]) => void;
  t: IslandT<"picker">;
}

/** Why something was not chosen, in words. */
function toldText(told: Told<Asset>, { maxSize, maxDuration }: Rules, t: DialogProps["t"]): string {
  if (told.type === "max-count-exceeded") return t("picker.maxCount", { count: told.detail.max });
  if (told.type === "invalid-assets-found") {
    const { size, duration } = told.detail.counts;
    return size + duration > 0 ? t("picker.leftOut", { count: size + duration }) : "";
  }
  const { type, asset } = told.detail;
  if (type === "DURATION_EXCEEDED") return t("picker.tooLong", { name: asset.file_name, max: maxDuration ?? 0 });
  return t("picker.tooLarge", { name: asset.file_name, max: Math.round((maxSize ?? 0) / MEGABYTE) });
}

/** Opens it over everything, and holds the page still until it is hidden. */
function useModal(visible: boolean) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!visible) return;
    const { overflow } = document.body.style;
    document.body.style.overflow = "hidden";
    dialog.current?.showModal();
    return () => void (document.body.style.overflow = overflow);
  }, [visible]);
  return dialog;
}

/** Chooses assets of the library (spec §2 Media selection dialog, §4 Asset grid and dialog, §5 Picker). */
export function Dialog({ visible, title, width = SIZE.dialog, showClose = true, container, t, ...asked }: DialogProps) {
  const dialog = useModal(visible);
  const picker = usePicker({ ...asked, open: visible });
  const { rules } = asked;
  const { selection, assets, crumbs, end } = picker;
  if (!visible) return null;
  return createPortal(
    <dialog
      ref={dialog}
      className="pickdialog"
      style={{ width: `min(${width}px, 100vw)` }}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        end("dialog-close");
      }}
      onClick={({ target, currentTarget }) => target === currentTarget && end("dialog-close")}
    >
      <div className="pickframe">
        <header className="flex items-center justify-between gap-4">
          <h2>{title}</h2>
          {showClose && (
            <button type="button" className="iconbtn" aria-label={t("picker.close")} onClick={() => end("dialog-close")}>
              ×
            </button>
          )}
        </header>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <nav aria-label={t("picker.path")}>
            <ol className="flex flex-wrap items-center gap-2" data-crumbs="">
              {crumbs.map(({ name, folderId }, index) => (
                <li key={folderId ?? ROOT.name}>
                  <button
                    type="button"
                    className="quietbtn"
                    aria-current={index === crumbs.length - 1 ? "page" : undefined}
                    aria-disabled={index === crumbs.length - 1}
                    onClick={() => picker.back(index)}
                  >
                    {folderId === undefined ? t("picker.root") : name}
                  </button>
                </li>
              ))}
            </ol>
          </nav>
          <CategorySelect categories={picker.categories} value={picker.category} onChange={picker.choose} t={t} />
        </div>
        {picker.failed !== "" && (
          <p role="alert" className="wrong">
            {picker.failed}
          </p>
        )}
        <Grid
          assets={assets}
          selection={selection}
          rules={rules}
          onAsset={picker.pick}
          onFolder={picker.openFolder}
          onEnd={picker.more}
          t={t}
        />
        <p role="status" className="hint" data-told="">
          {picker.told && toldText(picker.told, rules, t)}
        </p>
        <ChosenFiles assets={[...selection.values()]} onRemove={picker.pick} t={t} />
        <footer className="flex flex-wrap items-center justify-between gap-4 border-t hair pt-4">
          <p className="num" data-count="">
            {t("picker.selected", { count: selection.size })}
          </p>
          {rules.maxCount > 1 && (
            <label className="inline-flex min-h-11 items-center gap-2">
              <input type="checkbox" checked={isAllSelected(selection, assets ?? [], rules)} onChange={picker.pickAll} />
              {t("picker.selectAll")}
            </label>
          )}
          <span className="flex gap-2">
            <button type="button" className="btn btn-plain" onClick={() => end("dialog-cancel")}>
              {t("picker.cancel")}
            </button>
            <button type="button" className="btn btn-primary" disabled={selection.size === 0} onClick={() => end("dialog-confirm")}>
              {t("picker.confirm")}
            </button>
          </span>
        </footer>
      </div>
    </dialog>,
    container ?? document.body,
  );
}
