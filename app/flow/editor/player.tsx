import type { Task } from "../../../trpc/contract/task.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";

export function Player({ output, title }: { output: NonNullable<Task["output"]>; title: string }) {
  return (
    <div className="stage">
      <video
        controls
        playsInline
        preload="metadata"
        src={output.video_url}
        poster={output.poster_url}
        width={output.width}
        height={output.height}
        aria-label={title}
        style={{ aspectRatio: `${output.width} / ${output.height}` }}
      />
    </div>
  );
}

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
