import type { Artifact } from "../../../trpc/contract/artifact.ts";
import { report as shape, type Report } from "../../../trpc/contract/report.ts";
import type { Task, TaskOutput } from "../../../trpc/contract/task.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { Credits, Facts, Fact, type Receipt } from "../../task/facts.tsx";
import { Downloads } from "../../task/results.tsx";
import { SpokenFacts, Transcript } from "./spoken.tsx";
import { Storyboard } from "./storyboard.tsx";

interface ReportsProps {
  task: Task;
  output: TaskOutput;
  receipt: Receipt | null;
}

/** A report that its task keeps; null for what is none. */
function reportIn(facts: TaskOutput["facts"], at: number): Report | null {
  const text = facts[`report-${at}`];
  return typeof text === "string" ? (shape.safeParse(JSON.parse(text)).data ?? null) : null;
}

/** What was measured, and what nobody could tell. */
function Measured({ made }: { made: Report }) {
  const { t } = useTranslation();
  const { width, height, duration, pace, hook, sound } = made;
  const from =
    hook.sound_from === null ? t("tools.video-to-script.noSoundYet") : t("tools.video-to-script.soundFrom", { seconds: hook.sound_from });
  const loudness = sound && (sound.loudness === null ? t("tools.video-to-script.silent") : `${sound.loudness} LUFS`);
  return (
    <div className="grid items-start gap-6 sm:grid-cols-2">
      <Facts title={t("tools.video-to-script.measured")}>
        <Fact name={t("tools.video-to-script.length")}>
          {t("task.seconds", { count: duration })} · {width} × {height}
        </Fact>
        <Fact name={t("tools.video-to-script.pace")}>
          {made.scenes.length > 1
            ? t("tools.video-to-script.paceText", { cuts: pace.cuts_a_minute, median: pace.median })
            : t("tools.video-to-script.paceOne")}
        </Fact>
        <Fact name={t("tools.video-to-script.hook")}>
          {t("tools.video-to-script.hookText", { cuts: hook.cuts, faces: hook.faces })} {sound && from}
        </Fact>
        <Fact name={t("tools.video-to-script.sound")}>
          {sound
            ? t("tools.video-to-script.soundText", { loudness, percent: Math.round(sound.silent * 100) })
            : t("tools.video-to-script.noSound")}
        </Fact>
      </Facts>
      <SpokenFacts made={made} />
    </div>
  );
}

/** What is made of a video that was told of: an ad like it, or another cut of itself. */
function Next({ task: { task_id }, number }: { task: Task; number: number }) {
  const { t } = useTranslation();
  const like = new URLSearchParams({ like: `${task_id}/${number}` });
  return (
    <div className="grid gap-2">
      <x-behave name="busy">
        <form method="post" action={`/video-to-script/result?task=${encodeURIComponent(task_id)}`} className="flex flex-wrap gap-3">
          <input type="hidden" name="task" value={task_id} />
          <input type="hidden" name="film" value={number} />
          <a className="btn btn-primary" href={`/link-to-video?${like}`}>
            {t("tools.video-to-script.like")}
          </a>
          <button className="btn btn-plain" data-busy={t("tools.video-to-script.opening")}>
            {t("tools.video-to-script.edit")}
          </button>
        </form>
      </x-behave>
      <p className="hint max-w-prose">{t("tools.video-to-script.nextNote")}</p>
    </div>
  );
}

interface OneReportProps {
  made: Report;
  files: readonly Artifact[];
  task: Task;
  number: number;
  /** Its page is not called as it is. */
  isOneOfSeveral: boolean;
}

/** One video's report, and its files. */
function OneReport({ made, files, task, number, isOneOfSeveral }: OneReportProps) {
  const { t } = useTranslation();
  const sheet = files.find(({ kind }) => kind === "image");
  return (
    <section className="grid gap-6 border-t hair pt-6" aria-label={made.name}>
      {isOneOfSeveral && <h2>{made.name}</h2>}
      <Next task={task} number={number} />
      <Measured made={made} />
      <Transcript made={made} />
      {sheet && <Storyboard made={made} sheet={sheet.url} />}
      {made.more > 0 && <p className="hint">{t("tools.video-to-script.more", { count: made.more })}</p>}
      <Downloads task={task} artifacts={files} />
    </section>
  );
}

/** Every report of a task, and what they cost. */
export function Reports({ task, output: { artifacts, facts }, receipt }: ReportsProps) {
  const reports = Object.keys(facts).flatMap((_, n) => {
    const made = reportIn(facts, n + 1);
    return made ? [{ made, number: n + 1, files: artifacts.filter(({ name }) => name.endsWith(`-${n + 1}`)) }] : [];
  });
  return (
    <div className="grid gap-10">
      {reports.map((one) => (
        <OneReport key={one.number} {...one} task={task} isOneOfSeveral={reports.length > 1} />
      ))}
      <Credits receipt={receipt} />
    </div>
  );
}
