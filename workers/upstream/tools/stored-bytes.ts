import { AppError } from "../app-error.ts";
import type { ToolRun } from "./tool.ts";

/** The bytes of a file of ours. Throws system.notFound. */
export async function storedBytes({ bucket }: Pick<ToolRun, "bucket">, key: string): Promise<Uint8Array<ArrayBuffer>> {
  const object = await bucket.get(key);
  if (!object) throw new AppError("system.notFound", { detail: `no object ${key}` });
  return new Uint8Array(await object.arrayBuffer());
}
