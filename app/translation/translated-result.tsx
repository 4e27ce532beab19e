import { artifactOf } from "../../trpc/contract/artifact.ts";
import { BUILT_IN_DUB } from "../../trpc/contract/rules/models/index.ts";
import type { Task, TaskOutput } from "../../trpc/contract/task.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { Video } from "../task/artifact/video.tsx";
import { Credits, Engines, Fact, Facts, type Receipt } from "../task/facts.tsx";
import { Downloads } from "../task/results.tsx";
import { Again } from "./again.tsx";
import { LineList } from "./line-list.tsx";

interface TranslatedResultProps {
  task: Task;
  output: TaskOutput;
  receipt: Receipt | null;
  /** A key for the task that "change the lines" starts. */
  scriptKey: string;
}

/** What was done with the sound and the picture, as it was measured. */
function Made({ facts, video }: { facts: TaskOutput["facts"]; video: boolean }) {
  const { t } = useTranslation();
  const say = (group: string, name: unknown): string => t(`translation.${group}.${String(name)}` as never);
  if (!video) return null;
  return (
    <Facts title={t("translation.made")}>
      {facts.bed !== undefined && <Fact name={t("translation.sound")}>{say("beds", facts.bed)}</Fact>}
      <Fact name={t("translation.picture")}>{say("pictures", facts.picture)}</Fact>
      {facts.drift !== undefined && (
        <Fact name={t("translation.drift")}>{t("translation.driftText", { seconds: Number(facts.drift) })}</Fact>
      )}
    </Facts>
  );
}

/** Whether it was made line by line: what a provider dubbed in one go is not begun again with other lines. */
const isByLines = ({ by }: TaskOutput["facts"]): boolean => by === undefined || by === BUILT_IN_DUB;

/** The translated video or subtitles, their files, and a way to change the lines. */
export function TranslatedResult({ task, output, receipt, scriptKey }: TranslatedResultProps) {
  const { t } = useTranslation();
  const { artifacts, facts } = output;
  const video = artifactOf(artifacts, "video", "translated");
  const subtitles = artifactOf(artifacts, "subtitles", "subtitles-vtt");
  const said = artifactOf(artifacts, "subtitles", "original-srt");
  return (
    <section className="grid gap-8" aria-label={task.title}>
      {video && (
        <div className="grid max-w-3xl">
          <Video video={video} title={task.title}>
            {subtitles && facts.show !== "burned" && (
              <track kind="subtitles" src={subtitles.url} srcLang={subtitles.language} label={t("translation.subtitles")} default />
            )}
          </Video>
        </div>
      )}
      <Downloads task={task} artifacts={artifacts.filter((one) => one !== said)} />
      {said && (
        <p>
          <a className="link" href={said.download_url} download={said.file_name}>
            {t("translation.originalLines")}
          </a>
        </p>
      )}
      <LineList srt={String(facts.target ?? "")} />
      {isByLines(facts) && <Again task={task} facts={facts} scriptKey={scriptKey} />}
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <Made facts={facts} video={video !== undefined} />
        {Object.keys(output.engines).length > 0 && <Engines output={output} />}
        <Credits receipt={receipt} />
      </div>
    </section>
  );
}
