import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { safePath } from "../../http/back.ts";
import { seeOther } from "../../http/flash.ts";
import { readForm, textOf } from "../../http/form.ts";
import { attempt, type Problem } from "../../http/problem.ts";
import { messageOf } from "../../task/act-message.ts";

/** To the page that the form stood on, with what went wrong. */
const refused = (back: string, { code }: Problem) => seeOther(back, { type: "warning", message: messageOf(code) });

/** Cancels, retries or deletes a task (`task/act.tsx`), and goes back to the page that the button stood on. */
export async function action({ request, context: { api } }: ActionFunctionArgs) {
  const form = await readForm(request);
  const { origin } = new URL(request.url);
  const task_id = textOf(form, "task").slice(0, 40);
  const back = safePath(textOf(form, "back"), origin);
  switch (textOf(form, "act")) {
    case "cancel": {
      const { problem } = await attempt(api.tasks.cancel({ task_id }));
      return problem ? refused(back, problem) : seeOther(back, { type: "success", message: "task.cancelled" });
    }
    case "retry": {
      const { value, problem } = await attempt(api.tasks.retry({ task_id }));
      return problem ? refused(back, problem) : redirect(`${back.split("?")[0]}?task=${encodeURIComponent(value.task_id)}`, 303);
    }
    case "delete": {
      const { problem } = await attempt(api.tasks.delete({ task_id }));
      return problem ? refused(back, problem) : seeOther(back, { type: "success", message: "task.removed" });
    }
    case "mark":
    case "unmark": {
      const status = textOf(form, "act") === "mark" ? 1 : 0;
      const { problem } = await attempt(api.tasks.favourite({ task_id, name: textOf(form, "name").slice(0, 60), status }));
      return problem ? refused(back, problem) : redirect(back, 303);
    }
    default:
      return redirect(back, 303);
  }
}

/** There is nothing to see here. */
export const loader = () => redirect("/projects", 302);
