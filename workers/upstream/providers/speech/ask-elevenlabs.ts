import type { ProviderEnv } from "../env.ts";
import { ANSWER, askProvider } from "../ask-provider.ts";
import { HttpFailed } from "../http-failed.ts";

/** A voice is copied, or another one speaks, within this; nobody's page waits for it. */
const TIMEOUT_MS = 300_000;

/** Asks ElevenLabs with the operator's key. Throws HttpFailed for a status of failure. */
export async function askElevenLabs(
  { ELEVENLABS_API_KEY, ELEVENLABS_BASE_URL }: ProviderEnv,
  path: string,
  init: RequestInit = {},
): Promise<Response> {
  const asked = { ...init, headers: { "xi-api-key": ELEVENLABS_API_KEY ?? "" }, signal: AbortSignal.timeout(TIMEOUT_MS) };
  const response = await askProvider(`${ELEVENLABS_BASE_URL ?? "https://api.elevenlabs.io"}${path}`, asked, ANSWER.sound);
  if (!response.ok) throw new HttpFailed("elevenlabs", response.status, await response.text());
  return response;
}
