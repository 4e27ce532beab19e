import type { Action } from "../keys/presets.ts";
import { perform } from "../keys/perform.ts";
import { useKeyName } from "../keys/use-keys.ts";
import { useEditor } from "../use-editor.ts";
import { EditorIcon, type EditorIconName } from "./icon.tsx";

interface ToolProps {
  action: Action;
  icon: EditorIconName;
  disabled?: boolean;
  pressed?: boolean;
  label?: string;
  className?: string;
}

/** A button for what a key does too; its tooltip shows the key. */
export function Tool({ action, icon, disabled, pressed, label, className = "te-tool" }: ToolProps) {
  const { editor, t } = useEditor();
  const key = useKeyName(editor)(action);
  const name = label ?? t(`timelineEditor.actions.${action}`);
  return (
    <button
      type="button"
      className={className}
      aria-label={name}
      aria-pressed={pressed}
      aria-keyshortcuts={key}
      title={`${name} (${key})`}
      disabled={disabled}
      onClick={() => perform(editor, action)}
    >
      <EditorIcon name={icon} />
    </button>
  );
}
