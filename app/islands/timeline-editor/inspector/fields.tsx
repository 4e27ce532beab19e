import { useId, useRef, useState } from "react";

interface NumberFieldProps {
  label: string;
  value: number;
  unit?: string;
  min?: number;
  max?: number;
  step?: number;
  disabled?: boolean;
  onCommit: (value: number) => void;
}

const shown = (value: number): string => String(Math.round(value * 100) / 100);

/** A number that is taken when the field is left or Enter is pressed; Escape puts the old one back. */
export function NumberField({ label, value, unit, min, max, step = 1, disabled, onCommit }: NumberFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    const number = Number((typed ?? "").replace(",", "."));
    if (typed !== null && typed.trim() !== "" && Number.isFinite(number) && shown(number) !== shown(value))
      onCommit(Math.min(max ?? Infinity, Math.max(min ?? -Infinity, number)));
    setTyped(null);
  };
  return (
    <div className="te-field">
      <label htmlFor={id}>{label}</label>
      <span className="te-number">
        <input
          id={id}
          className="te-input num"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          disabled={disabled}
          aria-describedby={unit && `${id}-unit`}
          value={typed ?? shown(value)}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key === "Enter") commit();
            else if (event.key === "Escape") setTyped(null);
            else if (event.key === "ArrowUp" || event.key === "ArrowDown") {
              event.preventDefault();
              const next = value + (event.key === "ArrowUp" ? step : -step) * (event.shiftKey ? 10 : 1);
              setTyped(null);
              onCommit(Math.min(max ?? Infinity, Math.max(min ?? -Infinity, next)));
            }
          }}
        />
        {unit && (
          <span className="te-unit" id={`${id}-unit`}>
            {unit}
          </span>
        )}
      </span>
    </div>
  );
}

interface SliderFieldProps {
  label: string;
  value: number;
  max: number;
  onTry: (value: number | null) => void;
  onCommit: (value: number) => void;
}

/** So long after the last key a slider is let go. */
const KEYS_MS = 500;

/** A share in percent: shown while it is dragged, one step when it is let go. */
export function SliderField({ label, value, max, onTry, onCommit }: SliderFieldProps) {
  const id = useId();
  const [held, setHeld] = useState<number | null>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>();
  const end = () => {
    clearTimeout(pause.current);
    if (held !== null && held !== Math.round(value * 100)) onCommit(held / 100);
    else onTry(null);
    setHeld(null);
  };
  const now = held ?? Math.round(value * 100);
  return (
    <div className="te-field te-slider">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        className="te-range"
        min={0}
        max={max}
        value={Math.min(max, now)}
        aria-valuetext={`${now} %`}
        onChange={(event) => {
          clearTimeout(pause.current);
          setHeld(Number(event.target.value));
          onTry(Number(event.target.value) / 100);
        }}
        onPointerUp={end}
        onKeyUp={() => {
          // Several presses are one step.
          clearTimeout(pause.current);
          pause.current = setTimeout(end, KEYS_MS);
        }}
        onBlur={end}
      />
      <output className="num">{`${now} %`}</output>
    </div>
  );
}

interface TextAreaProps {
  label: string;
  value: string;
  onTry: (value: string | null) => void;
  onCommit: (value: string) => void;
}

/** Words: shown on the picture as they are typed, one step when the field is left. */
export function WordsField({ label, value, onTry, onCommit }: TextAreaProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    if (typed !== null && typed.trim() !== "" && typed !== value) onCommit(typed);
    else onTry(null);
    setTyped(null);
  };
  return (
    <div className="te-field te-words">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        data-words=""
        className="te-input"
        rows={3}
        value={typed ?? value}
        onChange={(event) => {
          setTyped(event.target.value);
          if (event.target.value.trim() !== "") onTry(event.target.value);
        }}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === "Escape") {
            onTry(null);
            setTyped(null);
          } else if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) commit();
        }}
      />
    </div>
  );
}

interface ChoiceFieldProps<V extends string> {
  label: string;
  value: V;
  options: readonly (readonly [value: V, label: string])[];
  disabled?: boolean;
  onCommit: (value: V) => void;
}

export function ChoiceField<V extends string>({ label, value, options, disabled, onCommit }: ChoiceFieldProps<V>) {
  const id = useId();
  return (
    <div className="te-field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="te-input"
        disabled={disabled}
        value={value}
        onChange={(event) => {
          const chosen = options.find(([one]) => one === event.target.value)?.[0];
          if (chosen !== undefined) onCommit(chosen);
        }}
      >
        {options.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
