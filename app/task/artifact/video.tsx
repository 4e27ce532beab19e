import type { ArtifactOf } from "../../../trpc/contract/artifact.ts";

/** A video that plays, in its own shape. */
export const Video = ({ video: { url, poster_url, width, height }, title }: { video: ArtifactOf<"video">; title: string }) => (
  <video
    controls
    playsInline
    preload="metadata"
    src={url}
    poster={poster_url}
    width={width}
    height={height}
    aria-label={title}
    style={{ aspectRatio: `${width} / ${height}` }}
  />
);
