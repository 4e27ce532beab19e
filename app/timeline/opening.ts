import { type AppLoadContext, data } from "@remix-run/cloudflare";
import { MOST_FILE_BYTES } from "../../timeline/interchange/file-formats.ts";
import { messageText } from "../../trpc/contract/rules/errors.ts";
import type { Timeline, TimelineFileReport } from "../../trpc/contract/timeline.ts";
import { filesOf, textOf } from "../http/form.ts";
import { attempt, type Problem } from "../http/problem.ts";
import { base64Of } from "./base64.ts";
import { readChosenFile } from "./chosen-file.ts";

/** A file that was read and not opened yet: the page carries it until it is. */
export interface Opening {
  name: string;
  /** Base64. */
  file: string;
  report: TimelineFileReport;
}

const refused = (problem: Problem) => data({ problems: [problem], opening: null }, { status: 422 });

/** What the chosen file would make of the timeline: said before anything changes. */
export async function readChosen({ api, lang }: AppLoadContext, { id: timeline_id }: Timeline, form: FormData) {
  const [chosen] = filesOf(form, "file");
  const read = chosen ? await readChosenFile(chosen) : ({ fault: "timeline.fileUnknown" } as const);
  if (!chosen || "fault" in read) {
    const wrong = "fault" in read ? read.fault : "timeline.fileUnknown";
    return refused({ field: "file", text: messageText(wrong, lang, { max: MOST_FILE_BYTES / 1_000_000 }) });
  }
  const file = base64Of(read.bytes);
  const expected_revision = Number(textOf(form, "revision")) || undefined;
  const { value: report, problem } = await attempt(api.timelines.readFile({ timeline_id, file, expected_revision }));
  if (problem) return refused(problem);
  const opening: Opening = { name: chosen.name.slice(0, 100), file, report };
  return data({ problems: [], opening }, { status: 200 });
}
