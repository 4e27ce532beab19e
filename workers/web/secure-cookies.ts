/** The answer with every cookie marked Secure, where the visitor came by https. */
export function securedCookies(response: Response, url: string): Response {
  const cookies = response.headers.getSetCookie();
  if (!url.startsWith("https:") || cookies.every((cookie) => /;\s*secure/i.test(cookie))) return response;
  const answer = new Response(response.body, response);
  answer.headers.delete("set-cookie");
  for (const cookie of cookies) answer.headers.append("set-cookie", /;\s*secure/i.test(cookie) ? cookie : `${cookie}; Secure`);
  return answer;
}
