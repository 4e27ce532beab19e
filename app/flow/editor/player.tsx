import { useTranslation } from "react-i18next";
import type { Task } from "../../../trpc/contract/task.ts";

export function Player({ output, title }: { output: NonNullable<Task["output"]>; title: string }) {
  return (
    <div className="stage">
      <video controls playsInline preload="metadata" src={output.video_url} poster={output.poster_url} width={output.width} height={output.height} aria-label={title} style={{ aspectRatio: `${output.width} / ${output.height}` }} />
    </div>
  );
}

/** Where the film will stand, in its own shape. */
export function Blank({ ratio }: { ratio: string }) {
  const { t } = useTranslation();
  return (
    <div className="stage">
      <p className="blank p-6 text-center text-small" style={{ aspectRatio: ratio.replace(":", " / ") }}>{t("editor.blank")}</p>
    </div>
  );
}
