import { ANSWER, askProvider } from "./ask-provider.ts";
import { HttpFailed } from "./http-failed.ts";

/** A provider's server, and the headers that every request to it has. */
export interface Server {
  readonly name: string;
  readonly baseURL: string;
  readonly headers: Readonly<Record<string, string>>;
}

const TIMEOUT_MS = 60_000;

function sent(body: object | undefined, headers: Server["headers"]): RequestInit {
  if (!body) return { headers };
  // A form says its own content type, with its boundary.
  if (body instanceof FormData) return { method: "POST", headers, body };
  return { method: "POST", headers: { ...headers, "content-type": "application/json" }, body: JSON.stringify(body) };
}

/** A request to a provider that answers JSON: with a body, which may be a form, a POST. Throws HttpFailed for a status of failure. */
export async function askJson({ name, baseURL, headers }: Server, path: string, body?: object, patienceMs = TIMEOUT_MS): Promise<unknown> {
  const asked = { ...sent(body, headers), signal: AbortSignal.timeout(patienceMs) };
  const response = await askProvider(`${baseURL.replace(/\/$/, "")}${path}`, asked, ANSWER.status);
  const text = await response.text();
  if (!response.ok) throw new HttpFailed(name, response.status, text);
  return JSON.parse(text);
}
