import { useTranslation } from "../../i18n/use-translation.tsx";
import { AD_EXAMPLES } from "./example-files.ts";

/** A program in a box of its own; long lines are scrolled, not broken. */
export function Code({ name, children }: { name: string; children: string }) {
  return (
    // A region that scrolls has to be reached by keyboard (WCAG 2.1.1).
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre className="codeblock" tabIndex={0} role="region" aria-label={name}>
      {children.trim()}
    </pre>
  );
}

/** From a link to an ad in three languages, one shown at a time: `details` of one name close each other. */
export function Examples() {
  const { t } = useTranslation();
  return (
    <div className="grid grid-cols-1 gap-2">
      {AD_EXAMPLES.map(({ id, name, file, code }, at) => (
        <details key={id} name="example" open={at === 0} className="operation">
          <summary>
            <b>{name}</b> <span className="hint">{t("api.docs.save", { file })}</span>
          </summary>
          <Code name={file}>{code}</Code>
        </details>
      ))}
    </div>
  );
}
