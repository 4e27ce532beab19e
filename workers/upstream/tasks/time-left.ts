/** Percent from which a task's own pace says when it ends: what differs most between tasks is done by then. */
const TELLING = 40;

interface Pace {
  /** Seconds since it began. */
  spent: number;
  /** 0…100. */
  progress: number;
  /** Seconds that its kind has taken lately; null where none was made. */
  whole: number | null;
}

const shown = (seconds: number): number => Math.max(1, Math.round(seconds));

/** Seconds that are left, from how long its kind has taken and, the further it is, from its own pace; null while neither tells. */
export function timeLeft({ spent, progress, whole }: Pace): number | null {
  const byPace = (spent * (100 - progress)) / progress;
  if (whole === null) return progress < TELLING ? null : shown(byPace);
  const byOthers = whole - spent;
  if (byOthers <= 0) return shown(Math.min(byPace, whole));
  const share = progress < TELLING ? 0 : progress / 100;
  return shown(share === 0 ? byOthers : share * byPace + (1 - share) * byOthers);
}
