import type { ArtifactOf } from "../../trpc/contract/artifact.ts";

interface BeforeAfterProps {
  before: ArtifactOf<"video">;
  after: ArtifactOf<"video">;
  words: { before: string; after: string; slider: string };
}

/** Two films beside each other; with scripts one over the other, in step, with a slider between them. */
export function BeforeAfter({ before, after, words }: BeforeAfterProps) {
  const player = (video: ArtifactOf<"video">, label: string) => (
    <figure className="grid min-w-0 content-start gap-1">
      <video
        controls
        loop
        playsInline
        preload="auto"
        src={video.url}
        poster={video.poster_url}
        aria-label={label}
        style={{ aspectRatio: `${after.width} / ${after.height}`, objectFit: "fill" }}
        className="w-full"
      />
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
