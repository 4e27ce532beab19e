import type { ReactNode } from "react";

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

/** A group of choices under one question. */
export function Choices({ legend, min, children }: { legend: string; min?: number; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="sr-only">{legend}</legend>
      <div className="choices" style={min ? { ["--min" as string]: `${min}px` } : undefined}>
        {children}
      </div>
    </fieldset>
  );
}
