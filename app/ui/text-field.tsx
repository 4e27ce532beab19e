import type { Problem } from "../http/problem.ts";
import { countCharacters } from "../../trpc/contract/rules/issue.ts";
import { FieldNote, noteIds } from "./field-note.tsx";
import { problemFor } from "./problems.tsx";

interface TextFieldProps {
  name: string;
  label: string;
  value: string;
  problems?: readonly Problem[];
  /** Where its problems are filed, if not under its name. */
  field?: string;
  hint?: string;
  placeholder?: string;
  max?: number;
  min?: number;
  /** What the counter says of `min`. */
  minText?: string;
  rows?: number;
  hideLabel?: boolean;
  required?: boolean;
}

/** A labelled text with its hint, its problem, and a count against its limit. */
export function TextField(props: TextFieldProps) {
  const { name, label, value, problems = [], field = name, hint, placeholder, max, min, minText, rows, hideLabel, required } = props;
  const wrong = problemFor(problems, field);
  const length = countCharacters(value);
  const over = (max !== undefined && length > max) || (min !== undefined && length < min);
  const control = {
    id: field,
    name,
    defaultValue: value,
    placeholder,
    required,
    "aria-invalid": wrong ? true : undefined,
    "aria-describedby": noteIds({ field, hint, wrong }),
  };
  return (
    <x-behave name="counter">
      <div className="field">
        <div className={hideLabel ? "sr-only" : "flex items-baseline justify-between gap-4"}>
          <label className="label-text" htmlFor={field}>
            {label}
          </label>
        </div>
        {rows ? (
          <textarea className="textarea" rows={rows} {...control} />
        ) : (
          <input className="input" type="text" autoComplete="off" {...control} />
        )}
        <div className="flex items-start justify-between gap-4 empty:hidden">
          {wrong || hint ? <FieldNote field={field} hint={hint} wrong={wrong} /> : <span />}
          {(max !== undefined || min !== undefined) && (
            <span className="count shrink-0" data-max={max} data-min={min} data-over={over ? "" : undefined}>
              <span data-length="">{length}</span>
              {max !== undefined && ` / ${max}`}
              {minText && ` · ${minText}`}
            </span>
          )}
        </div>
      </div>
    </x-behave>
  );
}
