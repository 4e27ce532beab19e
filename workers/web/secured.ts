/** The answer with every cookie marked Secure, where the visitor came by https: over http on one machine they would be dropped. */
export function secured(response: Response, url: string): Response {
  const cookies = response.headers.getSetCookie();
  if (!url.startsWith("https:") || cookies.length === 0) return response;
  const answer = new Response(response.body, response);
  answer.headers.delete("set-cookie");
  for (const cookie of cookies) answer.headers.append("set-cookie", `${cookie}; Secure`);
  return answer;
}
