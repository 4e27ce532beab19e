import { join } from "node:path";
import { packageFolder } from "./packages.ts";
import { packaged, type PackagedName, type PackagedWeight } from "./table.ts";
import { verify } from "./verify.ts";

/** The path of a packaged file after its hash was checked. @throws Error when it is missing or wrong. */
export async function verified(weight: PackagedWeight): Promise<string> {
  const path = join(packageFolder(weight.package), weight.path);
  await verify(path, weight.sha256);
  return path;
}

/** The path of a weight of the table. */
export const weight = (name: PackagedName): Promise<string> => verified(packaged[name]);
