import { and, eq } from "drizzle-orm";
import { feedback } from "../../../db/schema/index.ts";
import { account } from "../../../trpc/contract/account.ts";
import { checkFeedback } from "../../../trpc/contract/rules/feedback.ts";
import { refuse } from "../app-error.ts";
import { type App, implement } from "../http/implement.ts";
import { randomId } from "../ids.ts";

/** Serves the questionnaire of new users, and feedback. */
export function feedbackRoutes(app: App): void {
  implement(app, account.questionnaire, async (_input, { db, user }) => ({
    answered: (await db.$count(feedback, and(eq(feedback.owner_id, user.id), eq(feedback.kind, "questionnaire")))) > 0,
  }));
  implement(app, account.answerQuestionnaire, async (answers, { db, user }) => {
    const row = { id: `questionnaire:${user.id}`, owner_id: user.id, kind: "questionnaire" as const, reason: 0, answers, comment: "" };
    await db
      .insert(feedback)
      .values({ ...row, created_at: Date.now() })
      .onConflictDoNothing();
    return {};
  });
  implement(app, account.giveFeedback, async ({ reason, comment }, { db, user }) => {
    refuse(checkFeedback(comment));
    const row = { id: randomId(), owner_id: user.id, kind: "feedback" as const, reason, answers: {}, comment: comment.trim() };
    await db.insert(feedback).values({ ...row, created_at: Date.now() });
    return {};
  });
}
