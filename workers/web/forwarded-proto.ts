/**
 * A request as its visitor sent it: a proxy before `npm start` that takes https says so (X-Forwarded-Proto). Who forges it
 * gets Secure cookies over http, which their own browser drops.
 */
export function withForwardedProto(request: Request): Request {
  const byHttps = request.headers.get("x-forwarded-proto") === "https";
  return byHttps && request.url.startsWith("http:") ? new Request(request.url.replace("http:", "https:"), request) : request;
}
