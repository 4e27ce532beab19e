import { type ActionFunctionArgs, data } from "@remix-run/cloudflare";
import { LIVES, RATES } from "../../../trpc/contract/api-key.ts";
import { SCOPES } from "../../../trpc/contract/v1/scopes.ts";
import { seeOther } from "../../http/flash.ts";
import { readForm, textOf, textsOf } from "../../http/form.ts";
import { attempt, type Problem } from "../../http/problem.ts";
import { oneOf } from "../../ui/choice.tsx";

/** What was typed, as the form shows it again. */
export interface Typed {
  name: string;
  cap: string;
  scopes: string[];
  per_minute: number;
  days: number;
}

const typedIn = (form: FormData): Typed => ({
  name: textOf(form, "name").trim().slice(0, 60),
  cap: textOf(form, "cap").trim().slice(0, 10),
  scopes: textsOf(form, "scopes"),
  per_minute: oneOf(RATES, Number(textOf(form, "per_minute"))) ?? RATES[1],
  days: oneOf(LIVES, Number(textOf(form, "days"))) ?? LIVES[1],
});

/** A problem by the key of its words: the page says it in its language. */
export type Wrong = { field: string; word: "nameMissing" | "scopeMissing" | "capWrong" };

const CAP = /^\d{1,6}$/;
const isCap = (text: string): boolean => text === "" || (CAP.test(text) && Number(text) >= 1 && Number(text) <= 100_000);

function wrongIn({ name, cap, scopes }: Typed): Wrong[] {
  return [
    ...(name === "" ? [{ field: "name", word: "nameMissing" } as const] : []),
    ...(scopes.length === 0 ? [{ field: "scopes", word: "scopeMissing" } as const] : []),
    ...(isCap(cap) ? [] : [{ field: "cap", word: "capWrong" } as const]),
  ];
}

const refused = (typed: Typed, more: { wrong?: Wrong[]; problems?: Problem[] }) =>
  data({ made: null, typed, wrong: more.wrong ?? [], problems: more.problems ?? [] }, { status: 422 });

/** The answer is the one page that shows the key: it is in no address and in no cookie. */
async function make(form: FormData, { api }: ActionFunctionArgs["context"]) {
  const typed = typedIn(form);
  const wrong = wrongIn(typed);
  if (wrong.length > 0) return refused(typed, { wrong });
  const scopes = SCOPES.filter((one) => typed.scopes.includes(one));
  const { value, problem } = await attempt(
    api.apiKeys.create({
      name: typed.name,
      scopes,
      cap: typed.cap === "" ? null : Number(typed.cap),
      per_minute: oneOf(RATES, typed.per_minute),
      days: oneOf(LIVES, typed.days),
    }),
  );
  if (problem) return refused(typed, { problems: [problem] });
  return data({ made: value.key, typed: null, wrong: [], problems: [] }, { headers: { "cache-control": "no-store" } });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  if (textOf(form, "intent") !== "revoke") return make(form, context);
  const { problem } = await attempt(context.api.apiKeys.revoke({ client_id: textOf(form, "client_id").slice(0, 40) }));
  return problem
    ? refused(typedIn(form), { problems: [problem] })
    : seeOther("/api-center", { type: "success", message: "api.keys.revoked" });
}
