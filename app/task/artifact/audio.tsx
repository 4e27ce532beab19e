import type { ArtifactOf } from "../../../trpc/contract/artifact.ts";

/** A sound that plays. */
export const Audio = ({ audio: { url }, title }: { audio: ArtifactOf<"audio">; title: string }) => (
  <audio controls preload="metadata" src={url} aria-label={title} className="w-full max-w-3xl" />
);
