/** Someone as a provider knows them. */
export interface Person {
  provider: "google" | "facebook" | "shopify";
  /** The provider's own lasting name for them. */
  subject: string;
  email: string;
  /** Whether the provider answers for it that the address is theirs. */
  emailProven: boolean;
  name: string;
}

/** A provider did not confirm who someone is; `message` is for the log. */
export class NotConfirmed extends Error {
  readonly provider: string;
  constructor(provider: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.provider = provider;
  }
}

const TIMEOUT_MS = 10_000;

/** A provider's answer as JSON. Throws NotConfirmed for anything but a success. */
export async function askProvider(provider: string, url: string | URL, init: RequestInit = {}): Promise<unknown> {
  const answer = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(TIMEOUT_MS), ...init }).catch((cause: unknown) => {
    throw new NotConfirmed(provider, "not reached", { cause });
  });
  const said = await answer.text();
  if (!answer.ok) throw new NotConfirmed(provider, `answered ${answer.status}: ${said.slice(0, 200)}`);
  try {
    return JSON.parse(said);
  } catch (cause) {
    throw new NotConfirmed(provider, "answered no JSON", { cause });
  }
}
