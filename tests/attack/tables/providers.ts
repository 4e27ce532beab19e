import type { Attack } from "../attack.ts";
import type { Scene } from "../scene.ts";
import { type Answer, send } from "../wire.ts";

const JOBS = ["0".repeat(40), "..%2f..%2fadmin", "__proto__", "x".repeat(4000), "%00"];
const SIGNED = ["", "?s=", "?s=00", `?s=${"0".repeat(64)}`, "?s[]=00", `?s=${"a".repeat(100_000)}`];
const LOOKS = [`looks/${"a".repeat(40)}`, "looks/../u/x", "looks%2f..%2fu%2fx", "looks/https:%2f%2f169.254.169.254%2flatest"];

const taken = ({ status }: Answer): string | null => (status >= 400 ? null : `it was taken (${status})`);

/** What providers may call, and what is fetched from them: forged webhooks of jobs, and pictures of avatars that nobody signed. */
export const providerAttacks = ({ origin }: Scene): Attack[] => [
  ...JOBS.flatMap((job) =>
    SIGNED.map((signed): Attack => ({
      name: `the webhook of ${job.slice(0, 20)} with ${signed.slice(0, 20)}`,
      run: async () =>
        taken(await send(origin, `/webhooks/provider/${job}${signed}`, { method: "POST", body: JSON.stringify({ status: "OK" }) })),
    })),
  ),
  ...LOOKS.map((key): Attack => ({
    name: `/files/${key} that nobody signed`,
    run: async () => taken(await send(origin, `/files/${key}?e=9999999999&s=${"0".repeat(64)}`)),
  })),
];
