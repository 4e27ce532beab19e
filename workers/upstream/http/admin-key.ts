import { AppError } from "../app-error.ts";
import type { Variables } from "../env.ts";
import { sha256 } from "../ids.ts";
import { isAdminSession } from "./admin-session.ts";
import { sameText } from "../secrets/keyed-hash.ts";

export interface Admin {
  /** The first 12 hexadecimal digits of the key's SHA-256: tells keys apart and opens nothing. */
  id: string;
}

/**
 * Whose admin key a request carries, or a session that was opened with it (the pages of `/admin`). Throws
 * admin.keyNotSet where there is none to compare with, admin.refused where it differs.
 */
export async function currentAdmin(variables: Variables, headers: Headers): Promise<Admin> {
  const { ADMIN_KEY } = variables;
  if (!ADMIN_KEY) throw new AppError("admin.keyNotSet");
  const sent = headers.get("x-admin-key") ?? "";
  const [given, wanted] = await Promise.all([sha256(sent), sha256(ADMIN_KEY)]);
  if (!sameText(given, wanted) && !(await isAdminSession(variables, sent))) throw new AppError("admin.refused");
  return { id: wanted.slice(0, 12) };
}
