/** Bytes of a refused body that are read: more than a part of an upload has. */
const MOST = 16 * 1024 ** 2;

/**
 * Reads the body of a request that is refused, and forgets it. A runtime closes the connection of a body that nobody has
 * read while its sender still writes, who then never sees the refusal.
 */
export async function forgetBody({ body }: Pick<Request, "body">): Promise<void> {
  if (!body) return;
  const reader = body.getReader();
  try {
    for (let left = MOST; left > 0;) {
      const { done, value } = await reader.read();
      if (done) return;
      left -= value.byteLength;
    }
    await reader.cancel();
  } catch {
    // Its sender has gone.
  }
}
