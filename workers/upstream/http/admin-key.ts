import { AppError } from "../app-error.ts";
import type { Variables } from "../env.ts";
import { sha256 } from "../ids.ts";
import { sameText } from "../secrets/keyed-hash.ts";

export interface Admin {
  /** The first 12 hexadecimal digits of the key's SHA-256: tells keys apart and opens nothing. */
  id: string;
}

/** Whose admin key a request carries. Throws admin.keyNotSet where there is none to compare with, admin.refused where it differs. */
export async function currentAdmin({ ADMIN_KEY }: Variables, headers: Headers): Promise<Admin> {
  if (!ADMIN_KEY) throw new AppError("admin.keyNotSet");
  const [given, wanted] = await Promise.all([sha256(headers.get("x-admin-key") ?? ""), sha256(ADMIN_KEY)]);
  if (!sameText(given, wanted)) throw new AppError("admin.refused");
  return { id: wanted.slice(0, 12) };
}
