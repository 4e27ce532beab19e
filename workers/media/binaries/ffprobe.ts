import { executable } from "./executable.ts";

/** The path of ffprobe: $FFPROBE_PATH, the system's, or the npm package's. @throws Error naming what mends it. */
export const ffprobe = (): Promise<string> =>
  executable({ name: "ffprobe", variable: "FFPROBE_PATH", package: "@ffprobe-installer/linux-x64", path: "ffprobe" });
