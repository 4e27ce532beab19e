import type { InputHTMLAttributes } from "react";
import type { Problem } from "../http/problem.ts";
import { problemFor } from "../ui/problems.tsx";

interface AuthFieldProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "type" | "autoComplete" | "inputMode" | "placeholder" | "defaultValue" | "maxLength" | "autoFocus"
> {
  name: string;
  label: string;
  hint?: string;
  problems: readonly Problem[];
}

/** A field of a form that signs in: what the browser's own password manager understands, with its problem beside it. */
export function AuthField({ name, label, hint, problems, ...input }: AuthFieldProps) {
  const wrong = problemFor(problems, name);
  const described = [hint && `${name}-hint`, wrong && `${name}-wrong`].filter(Boolean).join(" ") || undefined;
  return (
    <div className="field">
      <label className="label-text" htmlFor={name}>
        {label}
      </label>
      <input
        id={name}
        name={name}
        className="input"
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={described}
        {...input}
      />
      {wrong ? (
        <p className="wrong" id={`${name}-wrong`}>
          {wrong}
        </p>
      ) : (
        hint && (
          <p className="hint" id={`${name}-hint`}>
            {hint}
          </p>
        )
      )}
    </div>
  );
}
