/**
 * An answer made for one visitor, with their cookies: no cache between may keep it for another, whatever its rules for
 * answers that say nothing. A browser may show it again (back) after asking. The answer itself is changed: to wrap it
 * once more costs as much as a small page.
 */
export function personal(answer: Response, cookies: readonly string[]): Response {
  if (!answer.headers.has("cache-control")) answer.headers.set("cache-control", "private, no-cache");
  for (const cookie of cookies) answer.headers.append("set-cookie", cookie);
  return answer;
}
