import type { Variables } from "../env.ts";
import { keyedHash, sameText } from "../secrets/keyed-hash.ts";

const LIFE_MS = 8 * 60 * 60_000;
type Keys = Pick<Variables, "ADMIN_KEY" | "SIGNING_SECRET">;

/** Signed with both secrets: another admin key ends every session that the one before has opened. */
const signatureOf = ({ ADMIN_KEY = "", SIGNING_SECRET }: Keys, until: number): Promise<string> =>
  keyedHash(`${SIGNING_SECRET} ${ADMIN_KEY}`, `admin session ${until}`);

/** A token that stands for the admin key for eight hours: `adm.<until>.<signature>`. */
export async function openAdminSession(keys: Keys): Promise<{ token: string; expires_at: number }> {
  const expires_at = Date.now() + LIFE_MS;
  return { token: `adm.${expires_at}.${await signatureOf(keys, expires_at)}`, expires_at };
}

/** Whether a token is one of ours, and not over. */
export async function isAdminSession(keys: Keys, token: string): Promise<boolean> {
  const [, until = "", signature = ""] = /^adm\.(\d{1,15})\.([0-9a-f]{64})$/.exec(token) ?? [];
  return Number(until) > Date.now() && sameText(signature, await signatureOf(keys, Number(until)));
}
