import { useEffect, useRef, useState } from "react";
import { useEditor } from "../use-editor.ts";
import { useValue } from "../value.ts";
import { type Action, ACTIONS, chordOf, keyName, PRESET_NAMES } from "./presets.ts";
import { keepPreset, mapOf, type Preset } from "./stored.ts";

const MODIFIERS = new Set(["Control", "Meta", "Shift", "Alt"]);

/** All keys: a preset is chosen, and each key can be another. */
export default function KeysDialog({ onClose }: { onClose: () => void }) {
  const { editor, t } = useEditor();
  const preset = useValue(editor.preset);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const [asking, setAsking] = useState<Action | null>(null);
  const map = mapOf(preset);
  const mac = typeof navigator !== "undefined" && /Mac/.test(navigator.platform);
  const change = (next: Preset) => {
    editor.preset.set(next);
    keepPreset(localStorage, next);
  };
  const press = (event: React.KeyboardEvent) => {
    if (!asking || MODIFIERS.has(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key !== "Escape") change({ ...preset, own: { ...preset.own, [asking]: [chordOf(event.nativeEvent)] } });
    setAsking(null);
  };
  return (
    <dialog ref={dialog} className="te-dialog" aria-labelledby="te-keys" onKeyDown={press} onClose={onClose}>
      <h2 id="te-keys">{t("timelineEditor.keys.title")}</h2>
      <label className="te-field">
        <span>{t("timelineEditor.keys.preset")}</span>
        <select
          className="te-input"
          value={preset.name}
          onChange={(event) => change({ name: PRESET_NAMES.find((one) => one === event.target.value) ?? "reelwright", own: {} })}
        >
          {PRESET_NAMES.map((name) => (
            <option key={name} value={name}>
              {t(`timelineEditor.keys.presets.${name}`)}
            </option>
          ))}
        </select>
      </label>
      <ul className="te-keys">
        {ACTIONS.map((action) => (
          <li key={action}>
            <span>{t(`timelineEditor.actions.${action}`)}</span>
            <button
              type="button"
              className="te-key"
              aria-label={t("timelineEditor.keys.change", {
                name: t(`timelineEditor.actions.${action}`),
                key: keyName(map[action][0] ?? "", mac),
              })}
              onClick={() => setAsking(asking === action ? null : action)}
            >
              {asking === action ? t("timelineEditor.keys.press") : map[action].map((key) => keyName(key, mac)).join("  ") || "–"}
            </button>
          </li>
        ))}
      </ul>
      <p className="te-note">{t("timelineEditor.keys.drag")}</p>
      <form method="dialog" className="te-dialog-end">
        <button className="te-button">{t("timelineEditor.close")}</button>
      </form>
    </dialog>
  );
}
