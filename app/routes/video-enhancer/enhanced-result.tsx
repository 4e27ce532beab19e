import { artifactOf } from "../../../trpc/contract/artifact.ts";
import type { Task, TaskOutput } from "../../../trpc/contract/task.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { Credits, type Receipt } from "../../task/facts.tsx";
import { Downloads } from "../../task/results.tsx";
import { BeforeAfter } from "../../ui/before-after.tsx";

interface EnhancedResultProps {
  task: Task;
  output: TaskOutput;
  receipt: Receipt | null;
}

/** Before and after in step; the file where it is the whole. */
export function EnhancedResult({ task, output: { artifacts, facts }, receipt }: EnhancedResultProps) {
  const { t } = useTranslation();
  const [before, after] = [artifactOf(artifacts, "video", "before"), artifactOf(artifacts, "video", "enhanced")];
  if (!before || !after) return null;
  const size = (video: typeof after) => `${video.width} × ${video.height}`;
  return (
    <section className="grid gap-6" aria-label={task.title}>
      <BeforeAfter
        before={before}
        after={after}
        words={{
          before: `${t("tools.video-enhancer.before")} · ${size(before)}`,
          after: `${t("tools.video-enhancer.after")} · ${size(after)}`,
          slider: t("tools.video-enhancer.slider"),
        }}
      />
      <p className="hint">
        {t(`tools.video-enhancer.upscalers.${String(facts.upscaler)}` as never)}{" "}
        {task.stage === "preview" && t("tools.video-enhancer.previewed")}
      </p>
      {task.stage === "render" && <Downloads task={task} artifacts={[after]} />}
      <Credits receipt={receipt} />
    </section>
  );
}
