import type { ReactNode } from "react";
import type { ArtifactOf } from "../../../trpc/contract/artifact.ts";

interface VideoProps {
  video: Pick<ArtifactOf<"video">, "url" | "poster_url" | "width" | "height">;
  title: string;
  /** Its tracks. */
  children?: ReactNode;
}

/** A video that plays, in its own shape. */
export const Video = ({ video: { url, poster_url, width, height }, title, children }: VideoProps) => (
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
  >
    {children}
  </video>
);
