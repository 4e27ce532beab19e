import { createTRPCClient, httpBatchLink } from "@trpc/client";
import { connect } from "../../scripts/run/client.ts";
import type { AppRouter } from "../../trpc/index.ts";
import { PASSWORD } from "../setup/password.ts";
import { registered } from "../setup/registered.ts";
import type { Origin } from "./figures.ts";

const ATTACKERS = 16;
const LOGINS = { few: 30, whole: 200 } as const;

/** The owner's browser: a device that the account knows. */
function ownerOf(origin: string) {
  const headers = { cookie: `device_id=${crypto.randomUUID()}` };
  return createTRPCClient<AppRouter>({
    links: [httpBatchLink({ url: `${origin}/trpc`, headers: () => ({ ...headers, "sec-fetch-site": "same-origin" }) })],
  });
}

/** Guesses on and on at one account until it is told to stop; how many were made. */
async function guess(origin: string, email: string, over: () => boolean): Promise<number> {
  const { client } = await connect(origin);
  let made = 0;
  for (; !over(); made += 1) await client.account.login.mutate({ email, password: `wrong ${made}` }).catch(() => null);
  return made;
}

/**
 * Milliseconds that the slowest hundredth of an owner's logins takes while others guess the same account's password, all from
 * one machine. The owner's browser has been there before, so that the guesses do not lock it out (rules/limits).
 * Throws where a login is refused.
 */
export async function loginFigures(origin: Origin, few: boolean): Promise<Record<string, number>> {
  const at = await origin();
  const { email } = await registered(at);
  const client = ownerOf(at);
  // The device is known from its first login on.
  await client.account.login.mutate({ email, password: PASSWORD });
  let over = false;
  const guesses = Array.from({ length: ATTACKERS }, () => guess(at, email, () => over));
  const times: number[] = [];
  try {
    for (let done = 0; done < LOGINS[few ? "few" : "whole"]; done += 1) {
      const start = performance.now();
      await client.account.login.mutate({ email, password: PASSWORD });
      times.push(performance.now() - start);
    }
  } finally {
    over = true;
  }
  const made = await Promise.all(guesses);
  times.sort((a, b) => a - b);
  return {
    "login.p99_ms_under_attack": times[Math.floor(times.length * 0.99)] ?? 0,
    "login.guesses_meanwhile": made.reduce((sum, one) => sum + one, 0),
  };
}
