import { setTimeout as pause } from "node:timers/promises";

const PATIENCE_MS = 45_000;

/** Waits until the product answers: the local Workers runtime dies now and then, and is started again (scripts/run/supervise.ts). */
export async function untilUp(origin: string): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    const answer = await fetch(`${origin}/samples/presenters/mia.webp`, { method: "HEAD" }).catch(() => null);
    if (answer?.ok) return;
    await pause(300);
  }
  throw new Error(`${origin} does not answer`);
}
