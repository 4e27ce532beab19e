import { grantOnce } from "../../../db/queries/ledger.ts";
import { findCode, spendCode } from "../../../db/queries/payment.ts";
import { promotionCode } from "../../../db/schema/index.ts";
import { admin } from "../../../trpc/contract/admin.ts";
import { clashes } from "../account/claim.ts";
import { recorded } from "../admin/change.ts";
import { AppError } from "../app-error.ts";
import { type App, type Call, implement } from "../http/implement.ts";
import { randomId } from "../ids.ts";
import { requireCode } from "./buyer.ts";

/** Runs a batch that spends a code. Throws payment.codeUnknown where the code holds no more by then. */
export async function spending<T>(batch: Promise<T>): Promise<T> {
  try {
    return await batch;
  } catch (error) {
    throw clashes(error, /promotion_use/) ? new AppError("payment.codeUnknown", { cause: error }) : error;
  }
}

/** Redeems a code: its credits at once, each person once. A discount is only told: an order uses it. Throws payment.codeUnknown. */
export async function redeem(call: Call, typed: string) {
  const { id, credits, percent } = await requireCode(call, typed);
  if (credits === 0) return { credits: 0, percent };
  const gift = { id: randomId(), owner_id: call.user.id, task_id: `code:${id}:${call.user.id}`, amount: credits };
  await spending(call.db.batch([spendCode(call.db, id, call.user.id, Date.now()), grantOnce(call.db, gift)]));
  return { credits, percent };
}

/** Serves `admin.promotions`. */
export function promotionRoutes(app: App): void {
  implement(app, admin.promotions.create, async ({ code, credits, percent, uses, starts_at, ends_at }, call) => {
    const row = { id: code, credits, percent, uses_left: uses, starts_at, ends_at, created_at: Date.now() };
    const change = { action: "create", subject: `promotion:${code}`, revision: 1, before: null, after: row };
    await recorded(call, change, call.db.insert(promotionCode).values(row));
    const kept = await findCode(call.db, code);
    if (kept?.credits !== credits || kept.percent !== percent) throw new AppError("admin.keyReused");
    return { code, uses_left: kept.uses_left };
  });
}
