import { ANSWER, askProvider } from "./ask-provider.ts";
import type { Server } from "./ask-json.ts";
import { HttpFailed } from "./http-failed.ts";

/** Whoever cancels a task waits for it. */
const CANCEL_MS = 10_000;

/** Tells a provider that nobody waits for a job any more; answers what it says of it. Throws HttpFailed where it goes on. */
export async function askCancel({ name, baseURL, headers }: Server, method: "DELETE" | "POST" | "PUT", path: string): Promise<string> {
  const address = `${baseURL.replace(/\/$/, "")}${path}`;
  const response = await askProvider(address, { method, headers, signal: AbortSignal.timeout(CANCEL_MS) }, ANSWER.status);
  const said = await response.text();
  if (!response.ok) throw new HttpFailed(name, response.status, said);
  return said;
}
