import type { AppLoadContext } from "@remix-run/cloudflare";
import { ticks } from "../../timeline/time.ts";
import type { Timeline } from "../../trpc/contract/timeline.ts";
import { textOf } from "../http/form.ts";
import { attempt, type Problem } from "../http/problem.ts";

const ACTIONS = new Set(["addComment", "resolveComment", "reopenComment", "deleteComment"]);

/** Whether a posted form is about comments. */
export const isAboutComments = (form: FormData): boolean => ACTIONS.has(textOf(form, "do"));

/** Does what a form about comments asks for; answers what went wrong. */
export async function commentAction({ api }: AppLoadContext, { id: timeline_id }: Timeline, form: FormData): Promise<Problem | null> {
  const named = { timeline_id, comment_id: textOf(form, "comment") };
  const { timelineComments: comments } = api;
  const action = textOf(form, "do");
  if (action === "deleteComment") return (await attempt(comments.delete(named))).problem;
  if (action !== "addComment") return (await attempt(comments.resolve({ ...named, resolved: action === "resolveComment" }))).problem;
  const at = Math.max(0, ticks(Number(textOf(form, "at")) || 0));
  const note = { timeline_id, at, element_id: textOf(form, "element"), text: textOf(form, "text").replaceAll("\r\n", "\n") };
  return (await attempt(comments.add(note))).problem;
}
