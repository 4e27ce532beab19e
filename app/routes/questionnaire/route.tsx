import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData } from "@remix-run/react";
import { type Question, QUESTIONS } from "../../../trpc/contract/rules/feedback.ts";
import { requireUser } from "../../account/guard.ts";
import { seeOther } from "../../http/flash.ts";
import { readForm, textOf } from "../../http/form.ts";
import { attempt, said } from "../../http/problem.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { Choice, Choices, oneOf } from "../../ui/choice.tsx";
import { Problems } from "../../ui/problems.tsx";

const NAMES = Object.keys(QUESTIONS) as Question[];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(context, request);
  if ((await context.api.account.questionnaire({})).answered) throw redirect("/home", 302);
  return null;
}

export async function action({ request, context }: ActionFunctionArgs) {
  await requireUser(context, request);
  const form = await readForm(request);
  const role = oneOf(QUESTIONS.role, textOf(form, "role"));
  const goal = oneOf(QUESTIONS.goal, textOf(form, "goal"));
  const size = oneOf(QUESTIONS.size, textOf(form, "size"));
  const typed: Record<string, string | undefined> = { role, goal, size };
  if (!role || !goal || !size) return data({ problems: [said("form.incomplete", context.lang)], typed }, { status: 422 });
  const { problem } = await attempt(context.api.account.answerQuestionnaire({ role, goal, size }));
  return problem
    ? data({ problems: [problem], typed }, { status: 422 })
    : seeOther("/home", { type: "success", message: "feedback.thanks" });
}

/** Three questions to new users; whoever does not want to answer goes on. */
export default function Questionnaire() {
  const { t } = useTranslation();
  const failed = useActionData<typeof action>();
  return (
    <form method="post" className="grid max-w-3xl gap-8">
      <header className="grid gap-2">
        <h1 className="calm">{t("feedback.questions")}</h1>
        <p className="quiet">{t("feedback.questionsLead")}</p>
        <Problems list={failed?.problems ?? []} />
      </header>
      {NAMES.map((name) => (
        <div key={name} className="grid gap-3">
          <h2 className="text-lead font-semibold">{t(`feedback.ask.${name}`)}</h2>
          <Choices legend={t(`feedback.ask.${name}`)} min={180}>
            {QUESTIONS[name].map((answer) => (
              <Choice
                key={answer}
                name={name}
                value={answer}
                chosen={failed?.typed[name] === answer}
                title={t(`feedback.answers.${answer}`)}
              />
            ))}
          </Choices>
        </div>
      ))}
      <p className="flex flex-wrap items-center gap-6">
        <button className="btn btn-primary">{t("feedback.send")}</button>
        <a className="link inline-flex min-h-11 items-center" href="/home">
          {t("feedback.skip")}
        </a>
      </p>
    </form>
  );
}
