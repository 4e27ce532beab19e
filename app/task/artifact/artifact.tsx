import type { Artifact } from "../../../trpc/contract/artifact.ts";
import { Audio } from "./audio.tsx";
import { Image } from "./image.tsx";
import { Video } from "./video.tsx";

/** An artifact as its kind is looked at or listened to; nothing for those that are only downloaded. */
export function ArtifactView({ artifact, title }: { artifact: Artifact; title: string }) {
  switch (artifact.kind) {
    case "video":
      return <Video video={artifact} title={title} />;
    case "image":
      return <Image image={artifact} title={title} />;
    case "audio":
      return artifact.content_type === "audio/mpeg" ? <Audio audio={artifact} title={title} /> : null;
    default:
      return null;
  }
}
