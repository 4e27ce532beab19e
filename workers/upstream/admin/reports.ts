import { answering, findReport, pendingReports, type ReportRow } from "../../../db/queries/report.ts";
import { admin } from "../../../trpc/contract/admin.ts";
import { AppError } from "../app-error.ts";
import { type AdminCall, type App, implement } from "../http/implement.ts";
import { logged } from "./change.ts";
import { tellOwner } from "./decided.ts";

const PAGE = 50;

const presented = ({ id, owner_id, kind, subject, title, reason, comment, state, created_at }: ReportRow) => ({
  id,
  owner_id,
  kind,
  subject,
  title,
  reason,
  comment,
  state,
  created_at,
});

/** Answers every open report of one thing at once; its owner is told of what is removed. */
async function answer(call: AdminCall, id: string, { state, note }: { state: "kept" | "removed"; note: string }) {
  const row = await findReport(call.db, id);
  if (!row) throw new AppError("system.notFound");
  if (row.state === state) return presented(row);
  if (row.state !== "pending") throw new AppError("admin.seenOtherwise");
  const [first, ...rest] = answering(call.db, row, { state, note });
  if (first) await call.db.batch([first, ...rest]);
  await logged(call, { action: "report", subject: `${row.kind}:${row.subject}`, before: { state: row.state }, after: { state, note } });
  if (state === "removed") tellOwner(call, row.owner_id, { kind: "removed", name: row.title, note });
  return presented({ ...row, state });
}

/** Serves `admin.reports`. */
export function reportReviewRoutes(app: App): void {
  implement(app, admin.reports.pending, async (_input, { db }) => ({ list: (await pendingReports(db, PAGE)).map(presented) }));
  implement(app, admin.reports.answer, ({ id, state, note }, call) => answer(call, id, { state, note }));
}
