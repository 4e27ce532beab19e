import { AppError } from "../../app-error.ts";
import { MediaJobFailed } from "../../media/client.ts";

/**
 * Work of the media service on a file that was sent. Throws file.corrupted, with its name, where that cannot be read, or
 * file.protected.
 */
export async function readable<T>(name: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    if (cause instanceof MediaJobFailed && cause.code === "INPUT_UNREADABLE")
      throw new AppError("file.corrupted", { params: { name }, cause });
    if (cause instanceof MediaJobFailed && cause.code === "MEDIA_PROTECTED")
      throw new AppError("file.protected", { params: { name }, cause });
    throw cause;
  }
}
