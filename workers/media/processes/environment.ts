/** What a program needs to find its files, libraries and fonts. Nothing else is handed on: the media secret above all. */
const NAMES = [
  "PATH",
  "HOME",
  "TMPDIR",
  "LANG",
  "LC_ALL",
  "TZ",
  "LD_LIBRARY_PATH",
  "FONTCONFIG_PATH",
  "FONTCONFIG_FILE",
  "XDG_CACHE_HOME",
  "REELWRIGHT_CACHE",
  "MEDIA_REMEMBER_MINUTES",
] as const;

/** The environment of every child process. */
export const childEnvironment = (env: NodeJS.ProcessEnv = process.env): Record<string, string> =>
  Object.fromEntries(NAMES.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])));
