import { executable } from "./executable.ts";

/** The path of ffprobe: $FFPROBE_PATH, or the newer of the system's and the npm package's. @throws Error naming what mends it. */
export const ffprobe = (): Promise<string> =>
  executable({ name: "ffprobe", variable: "FFPROBE_PATH", package: "@ffprobe-installer/linux-x64", path: "ffprobe" });
