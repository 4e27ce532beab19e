/** A year, renewed by every answer: a browser that came by https once does not come by http any more. */
const HSTS = "max-age=31536000";

/**
 * The answer with every cookie marked Secure, and https from here on, where the visitor came by it: over http on one
 * machine they would be dropped.
 */
export function secured(response: Response, url: string): Response {
  if (!url.startsWith("https:")) return response;
  const answer = new Response(response.body, response);
  answer.headers.set("strict-transport-security", HSTS);
  const cookies = response.headers.getSetCookie();
  answer.headers.delete("set-cookie");
  for (const cookie of cookies) answer.headers.append("set-cookie", `${cookie}; Secure`);
  return answer;
}
