import { and, eq, gt, lt, sql } from "drizzle-orm";
import { verificationCode } from "../../../db/schema/index.ts";
import { ACCOUNT, CODE, type CodePurpose } from "../../../trpc/contract/rules/account.ts";
import { AppError } from "../app-error.ts";
import { keyedHash, sameText } from "../secrets/keyed-hash.ts";
import type { Services } from "../services.ts";

type Keeper = Pick<Services, "db" | "variables">;
interface For {
  purpose: CodePurpose;
  email: string;
}

const SPACE = 10 ** ACCOUNT.codeDigits;
/** The largest multiple of a million that fits: what is above would make some codes likelier. */
const EVEN = Math.floor(2 ** 32 / SPACE) * SPACE;

function randomCode(): string {
  const [drawn = EVEN] = crypto.getRandomValues(new Uint32Array(1));
  return drawn < EVEN ? String(drawn % SPACE).padStart(ACCOUNT.codeDigits, "0") : randomCode();
}

const idOf = ({ variables }: Keeper, { purpose, email }: For) => keyedHash(variables.SIGNING_SECRET, `code for\n${purpose}\n${email}`);
const hashOf = ({ variables }: Keeper, { purpose, email }: For, code: string) =>
  keyedHash(variables.SIGNING_SECRET, `code\n${purpose}\n${email}\n${code}`);

/** A fresh code for one purpose and address; the one before it is void. */
export async function issueCode(keeper: Keeper, wanted: For): Promise<string> {
  const code = randomCode();
  const now = Date.now();
  const row = { code: await hashOf(keeper, wanted, code), tries: 0, expires_at: now + CODE.seconds * 1000, created_at: now };
  await keeper.db
    .insert(verificationCode)
    .values({ id: await idOf(keeper, wanted), ...row })
    .onConflictDoUpdate({ target: verificationCode.id, set: row });
  return code;
}

/** Takes a code: it works once, and every try counts before it is looked at. Throws auth.wrongCode. */
export async function takeCode(keeper: Keeper, wanted: For, code: string): Promise<void> {
  const id = await idOf(keeper, wanted);
  const alive = and(eq(verificationCode.id, id), lt(verificationCode.tries, CODE.tries), gt(verificationCode.expires_at, Date.now()));
  const [row] = await keeper.db
    .update(verificationCode)
    .set({ tries: sql`${verificationCode.tries} + 1` })
    .where(alive)
    .returning();
  if (!row || !sameText(row.code, await hashOf(keeper, wanted, code.trim()))) throw new AppError("auth.wrongCode");
  const taken = await keeper.db
    .delete(verificationCode)
    .where(and(eq(verificationCode.id, id), eq(verificationCode.code, row.code)))
    .returning({ id: verificationCode.id });
  if (taken.length === 0) throw new AppError("auth.wrongCode");
}

/** Forgets codes that are over. */
export const forgetCodes = ({ db }: Keeper) => db.delete(verificationCode).where(lt(verificationCode.expires_at, Date.now()));
