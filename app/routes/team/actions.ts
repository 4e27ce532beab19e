import { type ActionFunctionArgs, data } from "@remix-run/cloudflare";
import { TEAM } from "../../../trpc/contract/rules/team.ts";
import { teams } from "../../../trpc/contract/team.ts";
import { requireUser } from "../../account/guard.ts";
import { seeOther } from "../../http/flash.ts";
import { readForm, textOf } from "../../http/form.ts";
import { attempt, type Problem, said } from "../../http/problem.ts";
import { oneOf } from "../../ui/choice.tsx";

type Context = ActionFunctionArgs["context"];
type Step = "create" | "rename" | "invite" | "link" | "open" | "share" | "leave";
/** Of an invitation that no mail brings: its code, once. */
export interface Made {
  code: string;
  email: string;
}

const refused = (step: Step, problems: Problem[], typed: { email?: string; name?: string } = {}) =>
  data({ step, problems, typed, made: null as Made | null }, { status: 422 });
/** A code is shown on the page that answers the form: it is kept nowhere, and the next page does not have it. */
const shown = (step: Step, made: Made) => data({ step, problems: [] as Problem[], typed: {} as { email?: string; name?: string }, made });

/** An id of ours; what is none names nothing. */
const idOf = (form: FormData): string => (/^[0-9a-z]{1,40}$/.test(textOf(form, "id")) ? textOf(form, "id") : "0");

async function invite(form: FormData, { api }: Context) {
  const email = textOf(form, "email").slice(0, 300);
  const role = oneOf(["member", "administrator"] as const, textOf(form, "role")) ?? "member";
  const { value, problem } = await attempt(api.team.invite({ email, role }));
  if (problem) return refused("invite", [{ ...problem, field: "email" }], { email });
  if (!value.mailed) return shown("invite", { code: value.code, email });
  return seeOther("/team#invitations", { type: "success", message: "team.sent", params: { email } });
}

async function inviteLink(form: FormData, { api, lang }: Context) {
  const limit = teams.inviteLink.input.safeParse({ limit: textOf(form, "limit") });
  if (!limit.success) return refused("link", [said("form.outOfRange", lang, "limit")]);
  const { value, problem } = await attempt(api.team.inviteLink(limit.data));
  return problem ? refused("link", [{ ...problem, field: "limit" }]) : shown("link", { code: value.code, email: "" });
}

async function resend(form: FormData, { api }: Context) {
  const { value, problem } = await attempt(api.team.resend({ id: idOf(form) }));
  if (problem) return refused("open", [problem]);
  const email = textOf(form, "to").slice(0, 300);
  if (!value.mailed) return shown("open", { code: value.code, email });
  return seeOther("/team#invitations", { type: "success", message: "team.sent", params: { email } });
}

async function simple(step: Step, work: Promise<unknown>, to: string) {
  const { problem } = await attempt(work);
  return problem ? refused(step, [problem]) : seeOther(to, { type: "success", message: "account.center.saved" });
}

/** What is done with a team, but for what concerns one member. */
export async function action({ request, context }: ActionFunctionArgs) {
  await requireUser(context, request);
  const form = await readForm(request);
  const { team } = context.api;
  const name = textOf(form, "name").slice(0, TEAM.nameMax * 4);
  switch (textOf(form, "intent")) {
    case "create":
    case "rename": {
      const step = textOf(form, "intent") === "create" ? "create" : "rename";
      const { problem } = await attempt(team[step]({ name }));
      return problem
        ? refused(step, [{ ...problem, field: "name" }], { name })
        : seeOther("/team", { type: "success", message: "account.center.saved" });
    }
    case "invite":
      return invite(form, context);
    case "link":
      return inviteLink(form, context);
    case "resend":
      return resend(form, context);
    case "revoke":
      return simple("open", team.revoke({ id: idOf(form) }), "/team#invitations");
    case "share":
      return simple("share", team.share({ on: textOf(form, "on") === "yes" }), "/team#sharing");
    default:
      return simple("leave", team.leave({}), "/profile");
  }
}
