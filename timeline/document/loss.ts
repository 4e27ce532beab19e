/** Why something of what was opened is not as it was. */
export const LOSS_CODES = [
  "NOT_A_DOCUMENT",
  "NEWER_SCHEMA",
  "CANVAS_REPAIRED",
  "TIME_REPAIRED",
  "FIELD_LOST",
  "UNKNOWN_FIELD",
  "ELEMENT_LOST",
  "TRACK_LOST",
  "ASSET_LOST",
  "ASSET_MISSING",
  "ID_RENAMED",
  "OVERLAP_MOVED",
  "TRANSITION_LOST",
  "MARKER_LOST",
  "NOT_SUPPORTED",
  "TOO_MANY",
] as const;
export type LossCode = (typeof LOSS_CODES)[number];

export interface Loss {
  code: LossCode;
  /** Where it was, as a path in what was opened. */
  path: string;
  detail: string;
}
export type Report = (code: LossCode, path: string, detail?: string) => void;

/** Losses that are told one by one: a broken file of a hundred thousand elements fills no memory. */
const MOST = 500;

export interface Losses {
  list: Loss[];
  /** All of them, told or not. */
  count: number;
  /** Whether there is one of a kind, told or not. */
  has(code: LossCode): boolean;
  report: Report;
  /** Takes those of another reading, too. */
  join(other: Losses): void;
}

export function losses(): Losses {
  const codes = new Set<LossCode>();
  const found: Losses = {
    list: [],
    count: 0,
    has: (code) => codes.has(code),
    join(other) {
      for (const { code, path, detail } of other.list) found.report(code, path, detail);
      for (const code of LOSS_CODES) if (other.has(code)) codes.add(code);
      found.count += other.count - other.list.length;
    },
    report(code, path, detail = "") {
      found.count += 1;
      codes.add(code);
      if (found.list.length < MOST) found.list.push({ code, path, detail: detail.slice(0, 200) });
    },
  };
  return found;
}
