import type { ArtifactOf } from "../../../trpc/contract/artifact.ts";
import type { Task, TaskOutput } from "../../../trpc/contract/task.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { Video } from "../../task/artifact/video.tsx";
import { Credits, type Receipt } from "../../task/facts.tsx";
import { Downloads } from "../../task/results.tsx";

interface CutResultProps {
  task: Task;
  output: TaskOutput;
  receipt: Receipt | null;
}

/** What was done to the picture and the sound of one file. */
function Method({ facts, at }: { facts: TaskOutput["facts"]; at: number }) {
  const { t } = useTranslation();
  const [method, sound] = [facts[`method-${at}`], facts[`sound-${at}`]];
  const percent = Math.floor(Number(facts[`copied-${at}`] ?? 0) * 100);
  return (
    <p className="hint">
      {t(`tools.video-cut.methods.${String(method)}` as never, { percent })} {t(`tools.video-cut.sounds.${String(sound)}` as never)}
    </p>
  );
}

/** Each file that plays, with what was encoded again. */
export function CutResult({ task, output: { artifacts, facts }, receipt }: CutResultProps) {
  const videos = artifacts.filter((one): one is ArtifactOf<"video"> => one.kind === "video");
  return (
    <section className="grid gap-8" aria-label={task.title}>
      <div className={videos.length > 1 ? "grid items-start gap-8 sm:grid-cols-2" : "grid max-w-3xl gap-8"}>
        {videos.map((video, at) => (
          <div key={video.name} className="grid min-w-0 content-start gap-2">
            <Video video={video} title={`${task.title} ${video.name}`} />
            <Method facts={facts} at={at + 1} />
          </div>
        ))}
      </div>
      <Downloads task={task} artifacts={videos} />
      <Credits receipt={receipt} />
    </section>
  );
}
