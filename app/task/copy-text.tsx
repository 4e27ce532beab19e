import { useTranslation } from "../i18n/use-translation.tsx";

/** A text with a button that copies it; without a script it is selected by hand. */
export function CopyText({ label, text, copy }: { label: string; text: string; copy: string }) {
  const { t } = useTranslation();
  return (
    <x-behave name="copy">
      <div className="grid max-w-3xl gap-2">
        <label className="grid gap-1">
          <span className="hint">{label}</span>
          <textarea className="textarea" readOnly rows={2} value={text} />
        </label>
        <p>
          <button type="button" className="btn btn-plain" data-done={t("task.copied")} hidden>
            {copy}
          </button>
        </p>
      </div>
    </x-behave>
  );
}
