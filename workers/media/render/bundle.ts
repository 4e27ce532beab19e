import { build } from "esbuild";

let made: Promise<string> | null = null;

/** The page's script: the same `timeline` modules that the browser previews with, in one file, kept in memory. */
export function pageScript(): Promise<string> {
  made ??= build({
    entryPoints: [new URL("page/main.ts", import.meta.url).pathname],
    bundle: true,
    write: false,
    format: "iife",
    platform: "browser",
    target: "chrome120",
    logLevel: "silent",
  }).then((result) => result.outputFiles[0]?.text ?? "");
  return made;
}
