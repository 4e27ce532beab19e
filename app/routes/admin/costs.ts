import type { Costs } from "../../../trpc/contract/operations.ts";

/** Costs as they are typed: one model a line. */
export const costLines = ({ jobs }: Costs): string => jobs.map(({ provider, cents }) => `${provider} = ${cents}`).join("\n");

/** What was typed; null where a line is no cost. */
export function readCosts(fixed: string, lines: string): Costs | null {
  if (!/^\d{1,8}$/.test(fixed.trim())) return null;
  const rows = lines.split("\n").filter((line) => line.trim() !== "");
  const jobs = rows.flatMap((line) => {
    const [, provider, cents] = /^\s*([\w .:/@-]{1,120}?)\s*=\s*(\d{1,5}(?:\.\d{1,6})?)\s*$/.exec(line) ?? [];
    return provider && cents ? [{ provider, cents: Number(cents) }] : [];
  });
  return jobs.length === rows.length ? { fixed_cents: Number(fixed), jobs } : null;
}
