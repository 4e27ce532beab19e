import type { InputHTMLAttributes } from "react";
import type { Problem } from "../http/problem.ts";
import { FieldNote, noteIds } from "./field-note.tsx";
import { problemFor } from "./problems.tsx";

interface InputFieldProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "type" | "autoComplete" | "inputMode" | "placeholder" | "defaultValue" | "maxLength" | "autoFocus" | "min" | "max" | "step"
> {
  name: string;
  label: string;
  hint?: string;
  problems: readonly Problem[];
  hideLabel?: boolean;
}

/** A labelled control of one line, of any type, with its problem or hint beside it. */
export function InputField({ name, label, hint, problems, hideLabel, ...input }: InputFieldProps) {
  const wrong = problemFor(problems, name);
  return (
    <div className="field">
      <label className={hideLabel ? "sr-only" : "label-text"} htmlFor={name}>
        {label}
      </label>
      <input
        id={name}
        name={name}
        className={input.type === "number" ? "input num" : "input"}
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={noteIds({ field: name, hint, wrong })}
        {...input}
      />
      <FieldNote field={name} hint={hint} wrong={wrong} />
    </div>
  );
}
