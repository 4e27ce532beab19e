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
  report: Report;
}

export function losses(): Losses {
  const found: Losses = {
    list: [],
    count: 0,
    report(code, path, detail = "") {
      found.count += 1;
      if (found.list.length < MOST) found.list.push({ code, path, detail: detail.slice(0, 200) });
    },
  };
  return found;
}
