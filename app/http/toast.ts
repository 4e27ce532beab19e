import type { ParseKeys } from "i18next";
import type { MessageKey } from "../../locales/index.ts";

/** Spec §9: milliseconds on the page, pixels from what is above, and the most that a badge counts. */
export const TOAST = { duration: 3000, offset: 16, badgeMax: 99 } as const;

export const TOAST_TYPES = ["primary", "success", "info", "warning", "error"] as const;

/** Toast options (spec §3). */
export interface ToastLook {
  type: (typeof TOAST_TYPES)[number];
  /** Milliseconds; 0: until it is closed. */
  duration?: number;
  showClose?: boolean;
  /** The same message again counts up the one that is shown. */
  grouping?: boolean;
  /** Pixels from the top, or from the toast above. */
  offset?: number;
}

/** What a server says: a message of the pages or of the catalogue of spec §8, never a text of its own. */
export interface Toast extends ToastLook {
  message: ParseKeys | MessageKey;
  params?: Record<string, string | number>;
}

/** What a badge says of `count`. */
export const badgeText = (count: number): string => (count > TOAST.badgeMax ? `${TOAST.badgeMax}+` : String(count));

/** Grouped toasts of one message as one, with how often it was said; in the order in which each was said first. */
export function groupToasts(list: readonly Toast[]): { toast: Toast; count: number }[] {
  const groups = new Map<string, { toast: Toast; count: number }>();
  for (const [index, toast] of list.entries()) {
    const key = toast.grouping ? JSON.stringify([toast.type, toast.message, toast.params]) : String(index);
    groups.set(key, { toast, count: (groups.get(key)?.count ?? 0) + 1 });
  }
  return [...groups.values()];
}
