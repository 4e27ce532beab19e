import type { JobOf } from "../../media/protocol/jobs.ts";
import { runOnce } from "../media/artifact.ts";
import { MediaJobFailed } from "../media/client.ts";
import type { Services } from "../services.ts";
import { jobExpiry } from "./expiry.ts";
import { type Look, STRIP, THUMB, WAVE } from "./keys.ts";

const BYTES = 2e6;

/** The smallest format that a browser says it takes; WebP where it says nothing of pictures. */
const pictureFor = (accept: string | null) => (accept?.includes("image/avif") ? "image/avif" : "image/webp");

const typeOf = (look: Look, accept: string | null): string =>
  look === "strip" ? "image/webp" : look === "wave" ? "image/svg+xml" : pictureFor(accept);

type File = { key: string; url: string };
type Target = File & { content_type: string };

/** The media job that makes a small look. */
function jobFor(look: Look, from: File, to: Target): JobOf<"thumbnail"> | JobOf<"strip"> | JobOf<"waveform"> {
  if (look === "strip") return { kind: "strip", film: from, ...STRIP, sheet: to };
  if (look === "wave") return { kind: "waveform", sound: from, ...WAVE, picture: to };
  return { kind: "thumbnail", picture: from, ...THUMB, thumb: to };
}

/**
 * The key of a small look in the format that is asked for: made by the media service when it is first asked for, and kept
 * as its work is. A picture that it cannot read is shown as it is.
 */
export async function thumbnail(
  all: Services,
  { key, look, source, owner }: { key: string; look: Look; source: string; owner: string },
  accept: string | null,
): Promise<string> {
  const { bucket, files } = all;
  const content_type = typeOf(look, accept);
  const stored = `${key}.${/\w+/.exec(content_type.replace("image/", ""))?.[0] ?? ""}`;
  if ((await bucket.head(stored)) || !(await bucket.head(source))) return stored;
  const [from, to] = await Promise.all([
    files.readPath(source, jobExpiry()),
    files.writePath(stored, jobExpiry(), { max: BYTES, content_type }),
  ]);
  const job = jobFor(look, { key: source, url: files.absolute(from) }, { key: stored, content_type, url: files.absolute(to) });
  try {
    await runOnce(all, owner, job);
    return stored;
  } catch (error) {
    if (error instanceof MediaJobFailed) return look === "strip" || look === "wave" ? stored : source;
    throw error;
  }
}
