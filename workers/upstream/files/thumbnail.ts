import { runOnce } from "../media/artifact.ts";
import { MediaJobFailed } from "../media/client.ts";
import type { Services } from "../services.ts";
import { jobExpiry } from "./expiry.ts";
import type { THUMB } from "./keys.ts";

type Thumb = { key: string; source: string; owner: string } & Record<keyof typeof THUMB, number>;

const BYTES = 1e6;

/** The smallest format that a browser says it takes; WebP where it says nothing of pictures. */
const formatFor = (accept: string | null) => (accept?.includes("image/avif") ? "avif" : "webp");

/**
 * The key of a thumbnail in the format that is asked for: made by the media service when it is first asked for, and kept as
 * its work is. What it cannot read is shown as it is.
 */
export async function thumbnail(
  all: Services,
  { key, source, owner, width, height, quality }: Thumb,
  accept: string | null,
): Promise<string> {
  const { bucket, files } = all;
  const format = formatFor(accept);
  const stored = `${key}.${format}`;
  if ((await bucket.head(stored)) || !(await bucket.head(source))) return stored;
  const content_type = `image/${format}`;
  const [from, to] = await Promise.all([
    files.readPath(source, jobExpiry()),
    files.writePath(stored, jobExpiry(), { max: BYTES, content_type }),
  ]);
  const picture = { key: source, url: files.absolute(from) };
  const thumb = { key: stored, content_type, url: files.absolute(to) };
  try {
    await runOnce(all, owner, { kind: "thumbnail", picture, width, height, quality, thumb });
    return stored;
  } catch (error) {
    if (error instanceof MediaJobFailed) return source;
    throw error;
  }
}
