import { eq, lt } from "drizzle-orm";
import type { Database } from "../../../db/queries/database.ts";
import { knownDevice } from "../../../db/schema/index.ts";
import { normalEmail } from "../../../trpc/contract/rules/account.ts";
import type { PublicCall } from "../http/implement.ts";
import { keyedHash } from "../secrets/keyed-hash.ts";
import type { Services } from "../services.ts";

const DEVICE = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;
const KEPT_MS = 400 * 24 * 60 * 60_000;

/** A device and an address together, as a keyed hash; null where the request names no device. */
async function idOf(secret: string, request: Request, email: string): Promise<string | null> {
  const device = request.headers.get("device-id") ?? "";
  return DEVICE.test(device) && email !== "" ? keyedHash(secret, `device\n${device}\n${normalEmail(email)}`) : null;
}

/** Remembers that this device has opened a session of the account: guesses from elsewhere do not lock it out. */
export async function rememberDevice({ db, variables, request }: PublicCall, email: string, owner_id: string): Promise<void> {
  const id = await idOf(variables.SIGNING_SECRET, request, email);
  const row = { owner_id, created_at: Date.now() };
  if (id)
    await db
      .insert(knownDevice)
      .values({ id, ...row })
      .onConflictDoUpdate({ target: knownDevice.id, set: row });
}

/** The device of a request, where it has signed in to this address before; null for any other. */
export async function knownDeviceOf(db: Database, secret: string, request: Request, email: string): Promise<string | null> {
  const id = await idOf(secret, request, email);
  if (!id) return null;
  return (await db.$count(knownDevice, eq(knownDevice.id, id))) > 0 ? id : null;
}

export const forgetDevices = ({ db }: Services) => db.delete(knownDevice).where(lt(knownDevice.created_at, Date.now() - KEPT_MS));
