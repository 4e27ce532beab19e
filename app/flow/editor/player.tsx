import type { ArtifactOf } from "../../../trpc/contract/artifact.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { Video } from "../../task/artifact/video.tsx";

export const Player = ({ video, title }: { video: ArtifactOf<"video">; title: string }) => (
  <div className="stage">
    <Video video={video} title={title} />
  </div>
);

/** Where the film will stand, in its own shape. */
export function Blank({ ratio, picture }: { ratio: string; picture: string | undefined }) {
  const { t } = useTranslation();
  return (
    <div className="stage">
      <div className="blank text-small" style={{ aspectRatio: ratio.replace(":", " / ") }}>
        {picture && <img src={picture} alt="" />}
        <p>{t("editor.blank")}</p>
      </div>
    </div>
  );
}
