const BODY_LIMIT = 256 * 1024;

/**
 * The body of a request as text; null, and the rest unread, where it is longer than `limit` bytes: than any call needs
 * that says nothing else (256 kB).
 */
export async function boundedText(request: Request, limit = BODY_LIMIT): Promise<string | null> {
  if (Number(request.headers.get("content-length") ?? 0) > limit) return null;
  if (!request.body) return "";
  const decoder = new TextDecoder();
  let text = "";
  let left = limit;
  for await (const part of request.body as ReadableStream<Uint8Array>) {
    left -= part.length;
    if (left < 0) return null;
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
}
