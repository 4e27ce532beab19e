import { adOfLink, keepReport, removedOf, sharedSubject } from "../../../db/queries/report.ts";
import { reports } from "../../../trpc/contract/report-of-content.ts";
import type { ReportedKind } from "../../../trpc/contract/rules/reports.ts";
import { AppError } from "../app-error.ts";
import { clientAddress } from "../http/address.ts";
import { type App, implement, type PublicCall } from "../http/implement.ts";
import { randomId } from "../ids.ts";
import { keyedHash } from "../secrets/keyed-hash.ts";
import { ownTeam } from "../team/own.ts";

const MOST = 20;

interface Found {
  subject: string;
  owner_id: string;
  title: string;
}
interface Report {
  kind: ReportedKind;
  reason: number;
  comment: string;
  /** An account, or an address. */
  by: string;
}

async function keep({ db, variables }: PublicCall, found: Found | null, { by, ...said }: Report): Promise<Record<string, never>> {
  if (!found) throw new AppError("system.notFound");
  const reporter = await keyedHash(variables.SIGNING_SECRET, `reporter\n${by}`);
  await keepReport(db, { id: randomId(), ...found, ...said, reporter, created_at: Date.now() });
  return {};
}

/** Serves reports of what others can see. */
export function reportRoutes(app: App): void {
  implement(app, reports.ad, async ({ token, reason, comment }, call) => {
    const by = clientAddress(call.request.headers, call.variables.UPSTREAM_SECRET);
    return keep(call, await adOfLink(call.db, token), { kind: "ad", reason, comment, by });
  });
  implement(app, reports.shared, async ({ kind, id, reason, comment }, call) => {
    const { team } = await ownTeam(call);
    return keep(call, await sharedSubject(call.db, team.id, { kind, id }), { kind, reason, comment, by: call.user.id });
  });
  implement(app, reports.decisions, async (_input, { db, user }) => ({
    list: (await removedOf(db, user.id, MOST)).map(({ id, kind, title, note, answered_at }) => ({
      id,
      kind,
      title,
      note,
      answered_at: answered_at ?? 0,
    })),
  }));
}
