import type { ReactNode } from "react";
import { FieldNote, noteIds } from "./field-note.tsx";

interface ChoiceProps {
  name: string;
  value: string | number;
  chosen: boolean;
  title: string;
  text?: string;
  /** What it shows stands beside its words, not above. */
  beside?: boolean;
  children?: ReactNode;
}

/** One card of a group of radios: the whole card is the target. */
export function Choice({ name, value, chosen, title, text, beside, children }: ChoiceProps) {
  return (
    <label className="choice" data-beside={beside ? "" : undefined}>
      <input type="radio" name={name} value={value} defaultChecked={chosen} />
      {children}
      <span className="grid">
        <span className="font-semibold">{title}</span>
        {text && <span className="hint">{text}</span>}
      </span>
    </label>
  );
}

/** What is chosen, as the list has it: whatever else was posted is none of it. */
export const oneOf = <T,>(list: readonly T[], value: unknown): T | undefined => list.find((one) => one === value);

interface ChoicesProps {
  legend: string;
  min?: number;
  /** The name of its field, and what is wrong with what was chosen. */
  field?: string;
  wrong?: string | undefined;
  children: ReactNode;
}

/** A group of choices under one question; what is wrong with them is said above the form, too, and leads here. */
export function Choices({ legend, min, field = "", wrong, children }: ChoicesProps) {
  const marked = wrong ? ({ role: "radiogroup", "aria-invalid": true, "aria-describedby": noteIds({ field, wrong }) } as const) : {};
  return (
    <fieldset id={field || undefined} {...marked}>
      <legend className="sr-only">{legend}</legend>
      <div className="choices" style={min ? { ["--min" as string]: `${min}px` } : undefined}>
        {children}
      </div>
      {wrong && <FieldNote field={field} wrong={wrong} />}
    </fieldset>
  );
}
