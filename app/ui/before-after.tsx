import type { ArtifactOf } from "../../trpc/contract/artifact.ts";

type Shown = ArtifactOf<"video"> | ArtifactOf<"image">;

interface BeforeAfterProps {
  before: Shown;
  after: Shown;
  words: { before: string; after: string; slider: string };
}

const WHOLE = "w-full";

/** Two films or pictures beside each other; with scripts one over the other, in step, with a slider between them. */
export function BeforeAfter({ before, after, words }: BeforeAfterProps) {
  const style = { aspectRatio: `${after.width} / ${after.height}`, objectFit: "fill" } as const;
  const player = (shown: Shown, label: string) => (
    <figure className="grid min-w-0 content-start gap-1">
      {shown.kind === "image" ? (
        <img src={shown.url} alt={label} style={style} className={WHOLE} />
      ) : (
        <video
          controls
          loop
          playsInline
          preload="auto"
          src={shown.url}
          poster={shown.poster_url}
          aria-label={label}
          style={style}
          className={WHOLE}
        />
      )}
      <figcaption className="hint num">{label}</figcaption>
    </figure>
  );
  return (
    <x-behave name="compare">
      <div className="compare" style={{ ["--ratio" as string]: after.width / after.height }}>
        {player(before, words.before)}
        {player(after, words.after)}
        <input type="range" min="0" max="100" step="0.5" defaultValue="50" aria-label={words.slider} hidden />
      </div>
    </x-behave>
  );
}
