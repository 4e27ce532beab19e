import type { StoredOutput } from "../../../../db/schema/index.ts";
import type { StoredArtifact } from "../../../../trpc/contract/artifact.ts";
import type { Report } from "../../../../trpc/contract/report.ts";
import type { ResultOf } from "../../../media/protocol/jobs.ts";
import { filmName, workKey } from "../../files/keys.ts";
import { nameOf } from "../background-remover/name.ts";
import type { KeptFile } from "../files.ts";
import { sourceOf, targetAt } from "../job-files.ts";
import type { ToolRun } from "../tool.ts";
import { heardHere } from "../transcript.ts";
import { csvOf, markdownOf, reportOf } from "./report.ts";
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

async function reportOn(run: Run, video: KeptFile, at: number): Promise<Written> {
  const sheet = await targetAt(run, `${filmName(run.task.id)}-${at}.jpg`, "image/jpeg");
  const share = 96 / run.input.videos.length;
  const [from, to] = [2 + share * (at - 1), 2 + share * at];
  const where = { phase: "studying", from, to: from + share / 2 };
  const study = await run.media(`study ${at}`, { kind: "study", film: await sourceOf(run, video.key), sheet }, where);
  const heard = study.sound
    ? await heardHere(run, {
        name: `listen ${at}`,
        key: video.key,
        language: "auto",
        share: { phase: "listening", from: from + share / 2, to },
      })
    : { ...SILENT, duration: study.duration };
  const made = reportOf(nameOf(video.name), study, heard);
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
  return { report: made, artifacts: [board, ...(await keepForms(run, made, at))], engine: study.engine };
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
