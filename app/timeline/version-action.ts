import { type AppLoadContext, data } from "@remix-run/cloudflare";
import type { EditorPlace } from "../../trpc/contract/rules/editors.ts";
import { LANGUAGES } from "../../timeline/brief.ts";
import { VARIANT_RATIOS } from "../../trpc/contract/rules/timeline-variant.ts";
import type { Timeline } from "../../trpc/contract/timeline.ts";
import type { TimelineTaken } from "../../trpc/contract/timeline-variant.ts";
import { seeOther } from "../http/flash.ts";
import { textOf } from "../http/form.ts";
import { attempt } from "../http/problem.ts";
import { type View, viewHref } from "./view.ts";

const ACTIONS = new Set(["makeVersion", "carryVersions"]);

/** Whether a posted form is about versions. */
export const isAboutVersions = (form: FormData): boolean => ACTIONS.has(textOf(form, "do"));

/** Makes a version and shows it, or makes the newest edit in all of them and tells what became of it. */
export async function versionAction(
  { api }: AppLoadContext,
  { id: timeline_id }: Timeline,
  { form, flow, view }: { form: FormData; flow: EditorPlace; view: View },
) {
  const none: TimelineTaken[] = [];
  if (textOf(form, "do") === "makeVersion") {
    const ratio = VARIANT_RATIOS.find((one) => one === textOf(form, "ratio"));
    const language = LANGUAGES.find((one) => one === textOf(form, "language"));
    const { value, problem } = await attempt(api.timelineVariants.make({ timeline_id, ratio, language }));
    if (problem) return data({ problems: [problem], opening: null, taken: none }, { status: 422 });
    return seeOther(`${viewHref(flow, { ...view, timelineId: value.made, part: null, at: null })}#versions`);
  }
  const { value, problem } = await attempt(api.timelineVariants.carry({ timeline_id }));
  return data({ problems: problem ? [problem] : [], opening: null, taken: value?.list ?? none }, { status: problem ? 422 : 200 });
}
