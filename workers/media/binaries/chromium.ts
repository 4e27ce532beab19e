import { existsSync } from "node:fs";

/** Headless Chromium: `$CHROMIUM_PATH`, the system's, then `@sparticuz/chromium` from npm. Null when there is none. */
export async function resolveChromium(env: NodeJS.ProcessEnv = process.env): Promise<string | null> {
  for (const path of [env.CHROMIUM_PATH, "/usr/bin/chromium"]) if (path && existsSync(path)) return path;
  try {
    // Tells the package to unpack the libraries that a bare system lacks (NSS) and to put them on the loader's path.
    process.env.AWS_LAMBDA_JS_RUNTIME ??= "nodejs22.x";
    // The root package's dependency, not this one's: so the name is not known to the compiler.
    const name = "@sparticuz/chromium";
    const { default: packaged } = (await import(name)) as { default: { executablePath(): Promise<string> } };
    return await packaged.executablePath();
  } catch {
    return null;
  }
}
