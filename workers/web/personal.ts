/**
 * An answer made for one visitor, with their cookies: no cache between may keep it for another, whatever its rules for
 * answers that say nothing. A browser may show it again (back) after asking.
 */
export function personal(response: Response, cookies: readonly string[]): Response {
  const answer = new Response(response.body, response);
  if (!answer.headers.has("cache-control")) answer.headers.set("cache-control", "private, no-cache");
  for (const cookie of cookies) answer.headers.append("set-cookie", cookie);
  return answer;
}
