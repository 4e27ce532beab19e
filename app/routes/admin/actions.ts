import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare";
import { setCookie } from "../../http/cookies.ts";
import { seeOther } from "../../http/flash.ts";
import { readForm, textOf } from "../../http/form.ts";
import { attempt, type Problem } from "../../http/problem.ts";
import { asOperator } from "../../operator/guard.ts";
import { readCosts } from "./costs.ts";

type Context = ActionFunctionArgs["context"];
const refused = (problems: Problem[], wrongCosts = false) => data({ problems, wrongCosts }, { status: 422 });

/** Opens a session: the cookie holds its token, and never the key. */
async function enter({ api, account }: Context, key: string) {
  account.asAdmin(key);
  const { value, problem } = await attempt(api.admin.operations.session({}));
  if (problem) return refused([{ ...problem, field: "key" }]);
  return redirect("/admin", { status: 303, headers: { "set-cookie": setCookie("admin_session", value.token) } });
}

async function saveCosts({ api }: Context, form: FormData) {
  const value = readCosts(textOf(form, "fixed"), textOf(form, "jobs").slice(0, 5000));
  if (!value) return refused([], true);
  const { problem } = await attempt(api.admin.costs.set({ revision: Number(textOf(form, "revision")) || 0, value }));
  return problem ? refused([problem]) : seeOther("/admin", { type: "success", message: "admin.done" });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const intent = textOf(form, "intent");
  if (intent === "leave")
    return redirect("/admin", { status: 303, headers: { "set-cookie": setCookie("admin_session", "", { maxAge: 0 }) } });
  if (intent !== "costs") return enter(context, textOf(form, "key").trim().slice(0, 400));
  await asOperator(context.api.admin.costs.get({}));
  return saveCosts(context, form);
}
