import type { CopyState } from "../../../trpc/contract/rules/analysis.ts";
import { handedAs } from "../../../trpc/contract/rules/copies.ts";

/** Pixels of the dialog and its pieces (spec §2 Asset picker pieces). */
export const SIZE = {
  dialog: 800,
  columns: 4,
  /** Between the cards, and for the name of each; ours. */
  between: 12,
  name: 46,
  menu: 400,
  menuHeight: 300,
  control: 200,
  item: 72,
  gap: 8,
  step: 200,
  /** The strip is paged once it is wider. */
  strip: 806,
} as const;

/** Milliseconds (spec §4 Asset grid and dialog). */
export const WAIT = {
  /** From the click on a folder until it opens. */
  folder: 200,
  /** And then until another may. */
  lock: 100,
  /** Between two clicks on the breadcrumb. */
  breadcrumb: 1000,
} as const;

/** What the picker refuses (spec §3 Validation failure types). */
export type Failure = "FILE_SIZE_EXCEEDED" | "DURATION_EXCEEDED" | "MAX_COUNT_REACHED";

/** Validation rules (spec §3): bytes and seconds (docs/decisions/064). */
export interface Rules {
  maxCount: number;
  maxSize: number | null;
  maxDuration: number | null;
  /** Endings that are taken, without dots; null: any. */
  formats: readonly string[] | null;
}

/** What is looked at of an asset. */
export interface Choice {
  id: string;
  file_name: string;
  asset_type: number;
  is_folder: boolean;
  size: number;
  duration: number;
  /** How far the copy is that is handed on where the file itself is not read; on a page of somebody else there may be none. */
  copy?: CopyState;
}

type Measured = Omit<Choice, "id">;

const isTaken = ({ file_name, asset_type, copy = "none" }: Measured, { formats }: Rules): boolean =>
  formats === null || handedAs({ file_name, asset_type, copy }, formats) !== null;

/** What of a file is against the rules; null for nothing. */
export function failureOf(
  { size, duration }: Pick<Measured, "size" | "duration">,
  { maxSize, maxDuration }: Rules,
): Exclude<Failure, "MAX_COUNT_REACHED"> | null {
  if (maxSize !== null && size > maxSize) return "FILE_SIZE_EXCEEDED";
  return maxDuration !== null && duration > maxDuration ? "DURATION_EXCEEDED" : null;
}

export const isValid = (asset: Measured, rules: Rules): boolean =>
  !asset.is_folder && isTaken(asset, rules) && failureOf(asset, rules) === null;

export interface Invalid<A> {
  assets: A[];
  counts: { total: number; size: number; duration: number; other: number };
}

/** What of a list cannot be chosen, by why; a folder, and a format that is not taken, is among the other. */
export function invalidOf<A extends Measured>(assets: readonly A[], rules: Rules): Invalid<A> {
  const invalid = assets.filter((asset) => !isValid(asset, rules));
  const by = (failure: Failure | null) => invalid.filter((asset) => !asset.is_folder && failureOf(asset, rules) === failure).length;
  const [size, duration] = [by("FILE_SIZE_EXCEEDED"), by("DURATION_EXCEEDED")];
  return { assets: invalid, counts: { total: invalid.length, size, duration, other: invalid.length - size - duration } };
}
