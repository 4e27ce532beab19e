import { recentSeconds, waitingBefore } from "../../../db/queries/task-queue.ts";
import { sumOfParts, type TaskRow } from "../../../db/queries/task.ts";
import type { Artifact, StoredArtifact } from "../../../trpc/contract/artifact.ts";
import { errorOf, messageText } from "../../../trpc/contract/rules/errors.ts";
import type { Language } from "../../../locales/index.ts";
import type { Task, TaskOutput } from "../../../trpc/contract/task.ts";
import { isAiGenerated, toolOfApp } from "../../../trpc/contract/tools/app.ts";
import { pageExpiry } from "../files/expiry.ts";
import { workThumbKey } from "../files/keys.ts";
import type { Services } from "../services.ts";
import { timeLeft } from "./time-left.ts";
import { plainTitle } from "./title.ts";
import { askedOf } from "./asked.ts";

const FORBIDDEN = /[/\\:*?"<>|\p{Cc}]/gu;
/** What a task of a kind that nobody has made yet is taken to need, in seconds. */
const UNKNOWN_SECONDS = 30;

const endingOf = (key: string): string => /\.[a-z0-9]+$/.exec(key)?.[0] ?? "";

/** The name of a downloaded file: the task's title, and which of its artifacts it is where there are several. */
function fileName(title: string, { key, name }: StoredArtifact, several: boolean): string {
  const base = plainTitle(title.replace(FORBIDDEN, " ").trim(), 80) || name;
  return `${several ? `${base} – ${name}` : base}${endingOf(key)}`;
}

type Made = Pick<TaskRow, "output" | "title" | "app_id">;

const LONGEST_TITLE = 80;
/** What a task is called: by what it has found out (the title of a downloaded film's page), else as it was ordered. */
const titleOf = ({ title, output }: Pick<Made, "title" | "output">): string => {
  const found = output?.facts["title"];
  return (typeof found === "string" && plainTitle(found.trim(), LONGEST_TITLE)) || title;
};

async function shown({ files }: Services, task: Made, stored: StoredArtifact, several: boolean): Promise<Artifact> {
  const { key, is_ai_generated = isAiGenerated(task.app_id, stored.kind), ...facts } = stored;
  const expires = pageExpiry();
  const file_name = fileName(titleOf(task), stored, several);
  const [url, download_url] = await Promise.all([files.readPath(key, expires), files.readPath(key, expires, file_name)]);
  const common = { is_ai_generated, file_name, url, download_url };
  const small = (picture: string) => files.readPath(workThumbKey(picture), expires);
  if (facts.kind === "image") return { ...facts, ...common, thumb_url: await small(key) };
  if (facts.kind !== "video") return { ...facts, ...common };
  const { poster_key, ...video } = facts;
  const [poster_url, thumb_url] = await Promise.all([files.readPath(poster_key, expires), small(poster_key)]);
  return { ...video, ...common, poster_url, thumb_url };
}

/** What a task has made, with signed addresses; null while there is nothing. */
export async function presentOutput(all: Services, task: Made): Promise<TaskOutput | null> {
  const { output } = task;
  if (!output) return null;
  const { artifacts, ...rest } = output;
  const kinds = artifacts.map(({ kind }) => kind);
  return {
    ...rest,
    artifacts: await Promise.all(artifacts.map((one) => shown(all, task, one, kinds.filter((kind) => kind === one.kind).length > 1))),
  };
}

/** When a queued task will begin: those before it, by the places there are and the seconds that its kind takes. */
async function queueOf({ db, media }: Services, task: TaskRow): Promise<Task["queue"]> {
  if (task.state !== "queued" || task.lane === null) return null;
  const [ahead, places, seconds] = await Promise.all([waitingBefore(db, task), media.places(), recentSeconds(db, task)]);
  return { place: ahead + 1, minutes: Math.ceil(((ahead + 1) * (seconds ?? UNKNOWN_SECONDS)) / Math.max(1, places) / 60) };
}

/** Seconds that are left of a task that runs. */
async function secondsLeft({ db }: Services, task: TaskRow): Promise<number | null> {
  if (task.state !== "generating" || task.started_at === null) return null;
  return timeLeft({ spent: (Date.now() - task.started_at) / 1000, progress: task.progress, whole: await recentSeconds(db, task) });
}

/** Of a tool whose tasks are made of parts, what those cost; while it waits for them, how far they are. */
async function withParts({ db }: Services, task: TaskRow): Promise<Pick<TaskRow, "cost" | "progress" | "phase">> {
  const { id, app_id, parent_id, state, cost, progress, phase } = task;
  if (parent_id !== null || !toolOfApp(app_id)?.work?.inParts) return { cost, progress, phase };
  const parts = await sumOfParts(db, id);
  if (state !== "generating") return { cost: cost + parts.cost, progress, phase };
  // The last of it is to collect what they have made.
  return { cost: cost + parts.cost, progress: Math.max(progress, Math.min(99, Math.floor(parts.progress))), phase: parts.phase || phase };
}

/** Whether what a task waits for is a media service that does not answer. */
const isStalled = async ({ media }: Services, { state, lane }: TaskRow): Promise<boolean> =>
  lane === "media" && (state === "queued" || state === "generating") && (await media.silent());

/** A task as the contract states it. */
export async function presentTask(all: Services & { lang: Language }, task: TaskRow): Promise<Task> {
  const { app_id, state, error_code, error_values, review } = task;
  const { cost, progress, phase } = await withParts(all, task);
  const error_msg = error_code === null ? null : messageText(errorOf(error_code).key, all.lang, error_values ?? {});
  const [queue, seconds_left, output, stalled] = await Promise.all([
    queueOf(all, task),
    secondsLeft(all, { ...task, progress }),
    presentOutput(all, task),
    isStalled(all, task),
  ]);
  return {
    task_id: task.id,
    tool: toolOfApp(app_id)?.slug ?? "",
    app_id,
    subject_id: task.subject_id,
    parent_id: task.parent_id,
    title: titleOf(task),
    stage: task.stage,
    state,
    progress,
    phase,
    queue,
    seconds_left: stalled ? null : seconds_left,
    ...(stalled && { stalled }),
    error_code,
    error_values,
    error_msg,
    cost,
    ...(state !== "success" && state !== "review" ? { asked: askedOf(task.input.value) } : {}),
    review: state === "review" && review ? { name: review.name, proposal: review.proposal } : null,
    output,
    favourites: task.favourites,
    created_at: task.created_at,
    finished_at: task.finished_at,
  };
}
