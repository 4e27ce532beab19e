import type { StoredOutput } from "../../../../db/schema/index.ts";
import type { StoredArtifact } from "../../../../trpc/contract/artifact.ts";
import type { Report } from "../../../../trpc/contract/report.ts";
import type { ResultOf } from "../../../media/protocol/jobs.ts";
import { filmName, workKey } from "../../files/keys.ts";
import { nameOf } from "../background-remover/name.ts";
import type { KeptFile } from "../files.ts";
import { sourceOf, targetAt } from "../job-files.ts";
import type { ProgressShare, ToolRun } from "../tool.ts";
import { reasonIn } from "../../tasks/reason.ts";
import { heardHere } from "../transcript.ts";
import { csvOf } from "./csv.ts";
import { markdownOf } from "./markdown.ts";
import { paperOf } from "./paper.ts";
import { reportOf } from "./report.ts";
import type { ScriptInput } from "./tool.ts";

type Run = ToolRun<ScriptInput>;

/** Of a film without sound it is known that nothing is said. */
const SILENT: ResultOf<"transcribe"> = { has_sound: false, duration: 0, language: null, segments: [], engine: "reelwright-study" };

interface Written {
  report: Report;
  artifacts: StoredArtifact[];
  engine: string;
}

const FORMS = [
  { kind: "text", name: "markdown", ending: "md", content_type: "text/markdown; charset=utf-8", write: markdownOf },
  { kind: "text", name: "csv", ending: "csv", content_type: "text/csv; charset=utf-8", write: csvOf },
  {
    kind: "report",
    name: "report",
    ending: "json",
    content_type: "application/json",
    write: (made: Report) => JSON.stringify(made, null, 2),
  },
] as const;

/** Keeps a report in each of its forms. */
const keepForms = (run: Run, made: Report, at: number): Promise<StoredArtifact[]> =>
  Promise.all(
    FORMS.map(async ({ kind, name, ending, content_type, write }): Promise<StoredArtifact> => {
      const key = workKey(run.ownerId, `${filmName(run.task.id)}-${at}.${ending}`);
      const text = write(made);
      await run.step(`${name} ${at}`, async () => void (await run.bucket.put(key, text, { httpMetadata: { contentType: content_type } })));
      const file = { name: `${name}-${at}`, key, content_type, bytes: new TextEncoder().encode(text).length };
      return kind === "text" ? { kind, ...file, language: "en" } : { kind, ...file };
    }),
  );

/** The same printed; none where the engine that prints is missing: the others say the same. */
async function printed(run: Run, made: Report, at: number): Promise<StoredArtifact[]> {
  const pdf = await targetAt(run, `${filmName(run.task.id)}-${at}.pdf`, "application/pdf");
  try {
    const { bytes } = await run.media(`pdf ${at}`, { kind: "paper", html: paperOf(made), pdf });
    return [{ kind: "report", name: `pdf-${at}`, key: pdf.key, content_type: pdf.content_type, bytes }];
  } catch (error) {
    if (reasonIn(error) === undefined) throw error;
    return [];
  }
}

/** What stands in the picture in the middle of each scene; null where nobody can read it: a report goes on without. */
async function readHere(run: Run, video: KeptFile, scenes: ResultOf<"study">["scenes"], at: number, share: ProgressShare) {
  try {
    const moments = scenes.map(({ start, end }) => (start + end) / 2);
    return (await run.media(`read ${at}`, { kind: "describe", file: await sourceOf(run, video.key), moments }, share)).read;
  } catch (error) {
    if (reasonIn(error) === undefined) throw error;
    return null;
  }
}

async function reportOn(run: Run, video: KeptFile, at: number): Promise<Written> {
  const sheet = await targetAt(run, `${filmName(run.task.id)}-${at}.jpg`, "image/jpeg");
  const share = 96 / run.input.videos.length;
  const [from, to] = [2 + share * (at - 1), 2 + share * at];
  const third = share / 3;
  const where = { phase: "studying", from, to: from + third };
  const study = await run.media(`study ${at}`, { kind: "study", film: await sourceOf(run, video.key), sheet }, where);
  const heard = study.sound
    ? await heardHere(run, {
        name: `listen ${at}`,
        key: video.key,
        language: "auto",
        share: { phase: "listening", from: from + third, to: to - third },
      })
    : { ...SILENT, duration: study.duration };
  const read = await readHere(run, video, study.scenes, at, { phase: "reading", from: to - third, to });
  const made = reportOf(nameOf(video.name), { study, heard, read });
  const { tiles, scenes } = study;
  const size = { width: tiles.width * tiles.columns, height: tiles.height * Math.ceil(scenes.length / tiles.columns) };
  const board: StoredArtifact = {
    kind: "image",
    name: `storyboard-${at}`,
    key: sheet.key,
    content_type: sheet.content_type,
    bytes: tiles.bytes,
    ...size,
  };
  return { report: made, artifacts: [board, ...(await keepForms(run, made, at)), ...(await printed(run, made, at))], engine: study.engine };
}

/** One video after another; the page reads the reports from the facts. */
export async function writeReports(run: Run): Promise<StoredOutput> {
  const written: Written[] = [];
  for (const [n, video] of run.input.videos.entries()) written.push(await reportOn(run, video, n + 1));
  return {
    artifacts: written.flatMap(({ artifacts }) => artifacts),
    facts: Object.fromEntries(written.map(({ report }, n) => [`report-${n + 1}`, JSON.stringify(report)])),
    engines: { render: written[0]?.engine ?? "" },
    timings: {},
  };
}
