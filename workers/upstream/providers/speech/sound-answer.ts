import { AppError } from "../../app-error.ts";

/** Half an hour of MP3: a longer answer is none that was asked for. */
const MOST_BYTES = 64 * 1024 * 1024;

/** The sound that a provider answers with, looked at before it is kept. Throws model.unusable. */
export async function soundIn(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const type = response.headers.get("content-type") ?? "";
  if (Number(response.headers.get("content-length") ?? 0) > MOST_BYTES)
    throw new AppError("model.unusable", { detail: "a sound too large" });
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (!/^(?:audio|video)\//.test(type) || bytes.length === 0 || bytes.length > MOST_BYTES)
    throw new AppError("model.unusable", { detail: `${type || "no type"}, ${bytes.length} bytes` });
  return bytes;
}
