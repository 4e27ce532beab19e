import type { ProviderEnv } from "../env.ts";
import { HttpFailed } from "../http-failed.ts";

/** A voice is copied, or another one speaks, within this; nobody's page waits for it. */
const TIMEOUT_MS = 300_000;

/** Asks ElevenLabs with the operator's key. Throws HttpFailed for a status of failure. */
export async function askElevenLabs(
  { ELEVENLABS_API_KEY, ELEVENLABS_BASE_URL }: ProviderEnv,
  path: string,
  init: RequestInit = {},
): Promise<Response> {
  const response = await fetch(`${ELEVENLABS_BASE_URL ?? "https://api.elevenlabs.io"}${path}`, {
    ...init,
    headers: { "xi-api-key": ELEVENLABS_API_KEY ?? "" },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new HttpFailed("elevenlabs", response.status, await response.text());
  return response;
}
