import { beginRequest, forgetRequest, keepAnswer } from "../../../db/queries/api-request.ts";
import { AppError } from "../app-error.ts";
import type { Services } from "../services.ts";

const KEY = /^[\w.:-]{8,100}$/;

/** What an operation has answered. */
export interface Answer {
  status: number;
  body: string;
}

/** The request's Idempotency-Key (draft-07 has it as a quoted string; bare is taken, too). Throws api.idempotencyMissing. */
export function idempotencyKeyOf(headers: Headers): string {
  const given = (headers.get("idempotency-key") ?? "").trim().replace(/^"(.*)"$/, "$1");
  if (!KEY.test(given)) throw new AppError("api.idempotencyMissing");
  return given;
}

interface Asked {
  id: string;
  owner_id: string;
  /** Of method, address and body. */
  fingerprint: string;
}

/**
 * Works once for a request: what it answered is answered again for a day. One that was refused has changed nothing, and
 * may be sent again. Throws api.idempotencyInFlight, api.idempotencyOther, and what the work throws.
 */
export async function once(
  { db }: Pick<Services, "db">,
  asked: Asked,
  work: () => Promise<Answer>,
): Promise<Answer & { replayed: boolean }> {
  const begun = await beginRequest(db, { ...asked, created_at: Date.now() });
  if (!begun.first) {
    const { fingerprint, status, body } = begun.known;
    if (fingerprint !== asked.fingerprint) throw new AppError("api.idempotencyOther");
    if (status === 0) throw new AppError("api.idempotencyInFlight");
    return { status, body, replayed: true };
  }
  try {
    const answer = await work();
    await keepAnswer(db, asked.id, answer);
    return { ...answer, replayed: false };
  } catch (error) {
    await forgetRequest(db, asked.id);
    throw error;
  }
}
