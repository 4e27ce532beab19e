import { useTranslation } from "../i18n/use-translation.tsx";

interface ShownOnceProps {
  id: string;
  title: string;
  text: string;
  label: string;
  value: string;
  /** Where one goes on, and what that is called. */
  href: string;
  go: string;
}

/** A secret that this page alone shows: it stands in a field, to be copied with or without a script. */
export function ShownOnce({ id, title, text, label, value, href, go }: ShownOnceProps) {
  const { t } = useTranslation();
  return (
    <section className="note" data-kind="success" aria-labelledby={`${id}-title`}>
      <strong id={`${id}-title`}>{title}</strong>
      <p>{text}</p>
      <x-behave name="copy">
        <div className="field">
          <label className="label-text" htmlFor={id}>
            {label}
          </label>
          <div className="flex flex-wrap gap-2">
            <input
              id={id}
              className="input num min-w-0 grow basis-96"
              readOnly
              autoComplete="off"
              spellCheck={false}
              defaultValue={value}
            />
            <button type="button" hidden className="btn btn-plain" data-done={t("api.made.copied")}>
              {t("api.made.copy")}
            </button>
          </div>
        </div>
      </x-behave>
      <p>
        <a className="link inline-flex min-h-11 items-center" href={href}>
          {go}
        </a>
      </p>
    </section>
  );
}
