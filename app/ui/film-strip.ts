import type { FailureStatus } from "../http/failure.ts";

const [WIDE, HIGH, GAP, TOP] = [52, 92, 12, 18];
const at = (place: number): number => place * (WIDE + GAP);
const whole = (place: number): string => `M${at(place)} ${TOP}h${WIDE}v${HIGH}h-${WIDE}z`;

/** The third frame: there is none, it does not fit, its turn has not come, it is torn. */
const ODD = {
  missing: `<path d="${whole(2)}" stroke-dasharray="5 6"/>`,
  crooked: `<path d="${whole(2)}" transform="rotate(-11 ${at(2) + WIDE / 2} ${TOP + HIGH / 2}) translate(0 -6)"/>`,
  waiting: `<path d="${whole(2)}"/><path d="M${at(2) + 14} ${TOP + 26}h24L${at(2) + 14} ${TOP + 66}h24z"/>`,
  torn: `<path d="M${at(2)} ${TOP}h${WIDE}v34l-13 9-11-10-14 12-14-9z"/><path d="M${at(2) + 4} ${TOP + HIGH + 4}h${WIDE}V${TOP + 48}l-13 9-11-10-14 12-14-9z"/>`,
} as const;

export type OddFrame = keyof typeof ODD;

const OF_FAILURE: Partial<Record<FailureStatus, OddFrame>> = { 404: "missing", 429: "waiting", 500: "torn", 503: "torn" };

/** The frame that a failed page shows. */
export const frameOf = (status: FailureStatus): OddFrame => OF_FAILURE[status] ?? "crooked";

const rule = (y: number): string => `M0 ${y}h${at(4) + WIDE}`;
const PLAY = `M${at(1) + 19} ${TOP + 34}l18 12-18 12z`;

/**
 * A strip of film whose third frame says what happened: decoration, in the colour of the text, as markup for pages
 * with and without React.
 */
export function filmStrip(odd: OddFrame): string {
  const frames = [0, 1, 3, 4].map(whole).join("");
  return `<svg class="torn-film" viewBox="-1 0 ${at(4) + WIDE + 2} 128" width="320" height="133" fill="none" stroke="currentColor" stroke-width="1.5" aria-hidden="true"><path d="${rule(6)}${rule(122)}" opacity=".45"/><path d="${frames}"/>${ODD[odd]}<path d="${PLAY}" fill="#f7640f" stroke="none"/></svg>`;
}
