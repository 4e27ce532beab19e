import { type ActionFunctionArgs, data } from "@remix-run/cloudflare";
import { renderSVG } from "uqr";
import { registrationAnswer } from "../../../trpc/contract/account/passkey.ts";
import { ACCOUNT } from "../../../trpc/contract/rules/account.ts";
import { codeOf } from "../../../trpc/contract/rules/errors.ts";
import { PASSKEY } from "../../../trpc/contract/rules/second-factor.ts";
import { answerIn } from "../../account/passkey-answer.ts";
import { requireUser } from "../../account/guard.ts";
import { seeOther } from "../../http/flash.ts";
import { readForm, textOf } from "../../http/form.ts";
import type { Toast } from "../../http/toast.ts";
import { attempt, type Problem } from "../../http/problem.ts";

type Context = ActionFunctionArgs["context"];
interface Setup {
  secret: string;
  uri: string;
  /** The same as a picture for a camera. */
  svg: string;
}
interface Answer {
  setup: Setup | null;
  recovery: string[];
  problems: Problem[];
}
const NOTHING: Answer = { setup: null, recovery: [], problems: [] };
const saved = (message: Toast["message"] = "account.center.saved", type: Toast["type"] = "success") =>
  seeOther("/security", { type, message });
const refused = (problem: Problem, setup: Setup | null = null) =>
  data({ ...NOTHING, setup, problems: [problem] } satisfies Answer, { status: 422 });

const drawn = (uri: string): string => renderSVG(uri, { border: 2 });

async function begin({ api }: Context) {
  const { value, problem } = await attempt(api.account.beginSecondFactor({}));
  return problem ? refused(problem) : data({ ...NOTHING, setup: { ...value, svg: drawn(value.uri) } } satisfies Answer);
}

/** Where the code is wrong the same secret is shown again: the app has it already. */
async function confirm(form: FormData, { api }: Context) {
  const { value, problem } = await attempt(api.account.confirmSecondFactor({ code: textOf(form, "code").slice(0, 30) }));
  if (!problem) return data({ ...NOTHING, recovery: value.recovery } satisfies Answer);
  const [secret, uri] = [textOf(form, "secret").slice(0, 80), textOf(form, "uri").slice(0, 600)];
  const known = /^[A-Z2-7]{16,64}$/.test(secret) && uri.startsWith("otpauth://totp/");
  return refused({ ...problem, field: "code" }, known ? { secret, uri, svg: drawn(uri) } : null);
}

async function turnOff(form: FormData, { api }: Context) {
  const given = { code: textOf(form, "code").slice(0, 30), password: textOf(form, "password").slice(0, ACCOUNT.passwordMax) };
  const { problem } = await attempt(api.account.endSecondFactor(given));
  if (!problem) return saved();
  return refused({ ...problem, field: problem.code === codeOf("auth.wrongPassword") ? "password" : "code" });
}

/** A browser's new passkey; the first thing that guards the account brings its recovery codes. */
async function addPasskey(form: FormData, { api }: Context) {
  const answer = answerIn(textOf(form, "answer").slice(0, 60_000), registrationAnswer);
  if (!answer) return saved("security.passkeys.refused", "error");
  const name = textOf(form, "passkeyName").trim().slice(0, PASSKEY.nameMax);
  const { value, problem } = await attempt(api.account.addPasskey({ name, answer }));
  if (problem) return refused(problem);
  return value.recovery.length > 0 ? data({ ...NOTHING, recovery: value.recovery } satisfies Answer) : saved();
}

async function changePasskey(form: FormData, { api }: Context) {
  const id = textOf(form, "id").slice(0, 1400);
  const { problem } = await attempt(
    textOf(form, "intent") === "renamePasskey"
      ? api.account.renamePasskey({ id, name: textOf(form, "name").trim().slice(0, PASSKEY.nameMax) })
      : api.account.removePasskey({ id, password: textOf(form, "password").slice(0, ACCOUNT.passwordMax) }),
  );
  return problem ? refused(problem) : saved();
}

/** What guards the account, changed. */
export async function action({ request, context }: ActionFunctionArgs) {
  await requireUser(context, request);
  const form = await readForm(request);
  const { account } = context.api;
  switch (textOf(form, "intent")) {
    case "begin":
      return begin(context);
    case "confirm":
      return confirm(form, context);
    case "addPasskey":
      return addPasskey(form, context);
    case "renamePasskey":
    case "removePasskey":
      return changePasskey(form, context);
    case "turnOff":
      return turnOff(form, context);
    case "endOthers": {
      const { problem } = await attempt(account.endOthers({}));
      return problem ? refused(problem) : saved();
    }
    default: {
      const id = textOf(form, "id");
      const { problem } = await attempt(account.endSession({ id: /^[0-9a-f]{64}$/.test(id) ? id : "0".repeat(64) }));
      return problem ? refused(problem) : saved();
    }
  }
}
