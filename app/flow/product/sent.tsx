import type { AppLoadContext } from "@remix-run/cloudflare";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { sentArtifact } from "../../tool/file-choices.ts";
import { SENT } from "./add-media.ts";

/** A picture or a film that was sent to an ad by its result. */
export interface SentMedia {
  reference: string;
  name: string;
  thumb: string;
  film: boolean;
}

/** What the address of a flow's first page brings; null where that is nothing an ad shows. */
export async function sentMedia(request: Request, context: AppLoadContext): Promise<SentMedia | null> {
  const sent = await sentArtifact(context, new URL(request.url).searchParams);
  if (!sent || (sent.artifact.kind !== "image" && sent.artifact.kind !== "video")) return null;
  const { kind, file_name: name, thumb_url: thumb } = sent.artifact;
  return { reference: sent.reference, name, thumb, film: kind === "video" };
}

/** It is added to the draft by the first press, whatever that is. */
export function Sent({ media: { reference, name, thumb, film } }: { media: SentMedia }) {
  const { t } = useTranslation();
  return (
    <figure className="flex items-center gap-4">
      <input type="hidden" name={SENT} value={reference} />
      <img src={thumb} alt={name} className="h-24 w-24 object-contain" />
      <figcaption className="grid min-w-0 gap-1">
        <span className="break-words">{name}</span>
        <span className="hint">{t(film ? "details.sentFilm" : "details.sentPicture")}</span>
      </figcaption>
    </figure>
  );
}
