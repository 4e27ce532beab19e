import { type ActionFunctionArgs, data } from "@remix-run/cloudflare";
import type { z } from "zod";
import type { Avatar } from "../../../trpc/contract/avatar.ts";
import { AVATAR_REVIEW } from "../../../trpc/contract/rules/avatars.ts";
import { codeOf } from "../../../trpc/contract/rules/errors.ts";
import { seeOther } from "../../http/flash.ts";
import { readForm, textOf } from "../../http/form.ts";
import { attempt, type Problem } from "../../http/problem.ts";
import { translationOf } from "../../i18n/translation.ts";
import { withConsentOf } from "../../tool/consent-files.ts";
import { problemsOfConsent } from "../../tool/consent-problems.ts";
import { inputFrom, problemsIn } from "../../tool/input.ts";
import { takeFiles } from "../../tool/take-files.ts";
import type { CreateForm } from "./create-fields.ts";

type Values = Record<string, unknown>;
const refused = (values: Values, problems: Problem[]) => data({ values, problems }, { status: 422 });

/** Refusals that are about what the account may have: they are said above the form alone. */
const OF_ACCOUNT = new Set<number | null | undefined>([codeOf("plan.upgradeRequired"), codeOf("avatar.tooMany")]);

/** Where a refusal stands: at its own field, else at the photo or the film. */
const fieldOf = ({ code, field }: Problem, ofFile: string): string | undefined => field ?? (OF_ACCOUNT.has(code) ? undefined : ofFile);

interface Creating<F extends CreateForm> {
  slug: "create-picture-avatar" | "create-video-avatar";
  form: F;
  /** The field of the photo or the film: what is wrong with it is said there. */
  field: string;
  create(
    context: ActionFunctionArgs["context"],
    asked: z.output<F> & { consent: { whose: "self" | "other"; person: string; agreed: boolean; statement: string } },
  ): Promise<Pick<Avatar, "name" | "review_status">>;
}

/** Uploads the file, and asks for an avatar of it; it is there, or its form says what to change. */
export const createAction =
  <F extends CreateForm>({ slug, form: shape, field, create }: Creating<F>) =>
  async ({ request, context }: ActionFunctionArgs) => {
    const { lang } = context;
    const form = await readForm(request);
    const unusable = await takeFiles(context, form, shape);
    const { values, problems: withdrawn } = withConsentOf(slug, { form, values: inputFrom(shape, form), lang });
    const wrong = [...unusable, ...withdrawn];
    if (wrong.length > 0) return refused(values, wrong);
    if (textOf(form, "intent") === "upload") return data({ values, problems: [] });
    const { data: asked } = shape.safeParse(values) as { data?: z.output<F> };
    if (!asked) return refused(values, problemsIn(shape, values, lang));
    const { whose, person, agreed } = asked;
    const consent = { whose, person, agreed, statement: translationOf(lang).t(`tools.${slug}.fields.agreed.label`) };
    const { value, problem } = await attempt(create(context, { ...asked, consent }));
    if (problem) return refused(values, problemsOfConsent(problem, { values, lang, field: fieldOf(problem, field) }));
    const isPassed = value.review_status === AVATAR_REVIEW.passed;
    return seeOther("/ai-avatar-v2", {
      type: isPassed ? "success" : "info",
      message: isPassed ? "tools.ai-avatar-v2.created" : "tools.ai-avatar-v2.sentToReview",
      params: { name: value.name },
    });
  };
