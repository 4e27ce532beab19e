import { type Shown, ShownFigure } from "./shown-figure.tsx";

interface BeforeAfterProps {
  before: Shown;
  after: Shown;
  words: { before: string; after: string; slider: string };
}

/** Two films or pictures beside each other; with scripts one over the other, in step, with a slider between them. */
export function BeforeAfter({ before, after, words }: BeforeAfterProps) {
  return (
    <x-behave name="compare">
      <div className="compare" style={{ ["--ratio" as string]: after.width / after.height }}>
        <ShownFigure shown={before} label={words.before} like={after} />
        <ShownFigure shown={after} label={words.after} />
        <input type="range" min="0" max="100" step="0.5" defaultValue="50" aria-label={words.slider} hidden />
      </div>
    </x-behave>
  );
}
