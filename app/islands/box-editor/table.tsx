import type { IslandT } from "../runtime/translate.ts";
import { covered, isTooLarge, type Row } from "./rows.ts";

const NUMBERS = ["left", "top", "width", "height"] as const;
const TIMES = ["from", "to"] as const;
const WHAT = ["text", "mark"] as const;

interface TableProps {
  rows: readonly Row[];
  selected: number;
  t: IslandT<"tools.subtitles-remover">;
  /** None before scripts run: the fields are the browser's own then. */
  onChange?: (at: number, row: Row) => void;
  onRemove?: (at: number) => void;
}

interface CellProps {
  label: string;
  name: keyof Row;
  row: Row;
  onRow: ((row: Row) => void) | undefined;
}

function Cell({ label, name, row, onRow }: CellProps) {
  const value = onRow
    ? { value: row[name], onChange: ({ target }: { target: { value: string } }) => onRow({ ...row, [name]: target.value }) }
    : { defaultValue: row[name] };
  const isNumber = name !== "from" && name !== "to";
  return (
    <td>
      <input
        className="input num w-full"
        name={`boxes.${name}`}
        aria-label={label}
        inputMode="decimal"
        autoComplete="off"
        size={5}
        {...(isNumber ? { type: "number", min: 0, max: 100, step: 0.1 } : { type: "text" })}
        {...value}
      />
    </td>
  );
}

/** The boxes as fields: percent of the picture, and times. */
export function Table({ rows, selected, t, onChange, onRemove }: TableProps) {
  const word = (name: keyof Row): string => t(`tools.subtitles-remover.editor.columns.${name}`);
  return (
    <div className="overflow-x-auto">
      <table className="erase-table text-small">
        <thead>
          <tr>
            <th scope="col">{t("tools.subtitles-remover.editor.number")}</th>
            {[...NUMBERS, ...TIMES, "what" as const].map((name) => (
              <th key={name} scope="col">
                {word(name)}
              </th>
            ))}
            {onRemove && (
              <th scope="col">
                <span className="sr-only">{t("tools.subtitles-remover.editor.remove")}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => {
            const onRow = onChange && ((next: Row) => onChange(at, next));
            const label = (name: keyof Row): string => t("tools.subtitles-remover.editor.cell", { number: at + 1, column: word(name) });
            return (
              <tr key={at} data-selected={onChange && at === selected ? "" : undefined}>
                <th scope="row" className="num">
                  {at + 1}
                  {isTooLarge(row) && (
                    <span className="wrong block">{t("tools.subtitles-remover.editor.tooLarge", { percent: covered(row) ?? 0 })}</span>
                  )}
                </th>
                {[...NUMBERS, ...TIMES].map((name) => (
                  <Cell key={name} name={name} label={label(name)} row={row} onRow={onRow} />
                ))}
                <td>
                  <select
                    className="select min-w-36"
                    name="boxes.what"
                    aria-label={label("what")}
                    {...(onRow
                      ? { value: row.what, onChange: ({ target }) => onRow({ ...row, what: target.value }) }
                      : { defaultValue: row.what })}
                  >
                    {WHAT.map((one) => (
                      <option key={one} value={one}>
                        {t(`tools.subtitles-remover.editor.what.${one}`)}
                      </option>
                    ))}
                  </select>
                </td>
                {onRemove && (
                  <td>
                    <button
                      type="button"
                      className="quietbtn"
                      onClick={() => onRemove(at)}
                      aria-label={t("tools.subtitles-remover.editor.removeOne", { number: at + 1 })}
                    >
                      {t("tools.subtitles-remover.editor.remove")}
                    </button>
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
