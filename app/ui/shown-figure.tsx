import type { ArtifactOf } from "../../trpc/contract/artifact.ts";

export type Shown = ArtifactOf<"video"> | ArtifactOf<"image">;

/** A film or picture with what it is called below it, in the shape of `like`. */
export function ShownFigure({ shown, label, like = shown }: { shown: Shown; label: string; like?: Shown }) {
  const style = { aspectRatio: `${like.width} / ${like.height}`, objectFit: "fill" } as const;
  return (
    <figure className="grid min-w-0 content-start gap-1">
      {shown.kind === "image" ? (
        <img src={shown.url} alt={label} style={style} className="w-full" />
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
          className="w-full"
        />
      )}
      <figcaption className="hint num">{label}</figcaption>
    </figure>
  );
}
