import { useTranslation } from "../../i18n/use-translation.tsx";
import type { Entry } from "./reference.ts";

/** One operation: its address, what it takes, and what it answers. */
export function OperationEntry({ value }: { value: Entry }) {
  const { t } = useTranslation();
  const { id, method, path, summary, scope, status, changes, fields, answers } = value;
  return (
    <li id={id}>
      <details className="operation">
        <summary>
          <code>
            <b>{method}</b> /v1{path}
          </code>
          <span className="hint">{summary}</span>
        </summary>
        <div className="grid grid-cols-1 gap-3 pb-5">
          <p className="hint">
            {t("api.docs.scope")} <code>{scope}</code>
            {[changes ? "Idempotency-Key" : "", t("api.docs.answers", { status }), "MCP "].map((one) => one && ` · ${one}`).join("")}
            <code>{id}</code>
          </p>
          {fields.length > 0 && (
            <table className="ledger fields">
              <tbody>
                {fields.map(({ name, type, required }) => (
                  <tr key={name}>
                    <th scope="row">
                      <code>{name}</code>
                    </th>
                    <td>{required ? t("api.docs.required") : t("api.docs.optional")}</td>
                    <td>
                      <code>{type}</code>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
          {answers.length > 0 && (
            <p className="hint break-words">
              {t("api.docs.gives")} <code>{answers.join(", ")}</code>
            </p>
          )}
        </div>
      </details>
    </li>
  );
}
