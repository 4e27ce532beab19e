/** Percent from which a task's own pace says when it ends, where none of its kind was made before. */
const TELLING = 40;

interface Pace {
  /** Seconds since it began. */
  spent: number;
  /** 0…100. */
  progress: number;
  /** Seconds that its kind has taken lately; null where none was made. */
  whole: number | null;
}

/** Seconds that are left, from how long its kind has taken and how far it is; null while neither tells. */
export function timeLeft({ spent, progress, whole }: Pace): number | null {
  const byProgress = progress > 5 ? (spent * (100 - progress)) / progress : null;
  if (whole === null) return byProgress === null || progress < TELLING ? null : Math.max(1, Math.round(byProgress));
  return Math.max(1, Math.round(Math.max(whole - spent, Math.min(byProgress ?? whole - spent, whole))));
}
