/** The exact messages of spec §5 Time strings. */
export const TIME_MESSAGES = {
  missing: "Invalid time format: missing minutes or seconds",
  notNumeric: "Invalid numeric values in time string",
  secondsOver: "Seconds value exceeds 59",
} as const;

export type TimeStringResult = { ok: true; seconds: number } | { ok: false; message: (typeof TIME_MESSAGES)[keyof typeof TIME_MESSAGES] };

const refuse = (kind: keyof typeof TIME_MESSAGES): TimeStringResult => ({ ok: false, message: TIME_MESSAGES[kind] });

/**
 * Reads `minutes:seconds` ("1:05", "00:09.5") as seconds. Spaces around the parts are allowed;
 * a sign, an exponent or a third part is not numeric.
 */
export const parseTimeString = (text: string): TimeStringResult => {
  const [minutes = "", seconds = "", ...rest] = text.split(":").map((part) => part.trim());
  if (minutes === "" || seconds === "") return refuse("missing");
  if (rest.length > 0 || !/^\d{1,6}$/.test(minutes) || !/^\d{1,6}(\.\d{1,3})?$/.test(seconds)) return refuse("notNumeric");
  if (Number(seconds) >= 60) return refuse("secondsOver");
  return { ok: true, seconds: Number(minutes) * 60 + Number(seconds) };
};

/** Writes seconds as `m:ss`, with a tenth where there is one: `0:05.5`. Seconds must not be negative. */
export const writeTime = (seconds: number): string => {
  const tenths = Math.round(seconds * 10);
  return `${formatTimeString(tenths / 10)}${tenths % 10 ? `.${tenths % 10}` : ""}`;
};

/** Writes whole seconds as `m:ss`; fractions are dropped. Seconds must not be negative. */
export const formatTimeString = (seconds: number): string => {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
};
