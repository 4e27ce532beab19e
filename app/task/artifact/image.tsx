import type { ArtifactOf } from "../../../trpc/contract/artifact.ts";

/** A picture in its own shape. */
export const Image = ({ image: { url, width, height }, title }: { image: ArtifactOf<"image">; title: string }) => (
  <img src={url} width={width} height={height} alt={title} className="h-auto max-h-[70vh] w-auto max-w-full" />
);
