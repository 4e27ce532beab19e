import { describe, expect, it } from "vitest";
import { formatTimeString, parseTimeString, TIME_MESSAGES } from "./time-string.ts";

describe("spec §5: a time string", () => {
  it.each([
    ["0:00", 0],
    ["1:05", 65],
    ["00:59", 59],
    ["10:09.5", 609.5],
    [" 2 : 30 ", 150],
  ])("reads %s as %d seconds", (text, seconds) => {
    expect(parseTimeString(text)).toEqual({ ok: true, seconds });
  });

  it.each(["", "5", ":30", "1:", ":", "  :  "])("says that %j misses minutes or seconds", (text) => {
    expect(parseTimeString(text)).toEqual({ ok: false, message: "Invalid time format: missing minutes or seconds" });
  });

  it.each(["a:10", "1:b", "-1:10", "1:1e1", "1:2:3", "1.5:10", "Infinity:1"])("says that %j is not numeric", (text) => {
    expect(parseTimeString(text)).toEqual({ ok: false, message: "Invalid numeric values in time string" });
  });

  it("allows 59 seconds and refuses 60", () => {
    expect(parseTimeString("1:59.999")).toEqual({ ok: true, seconds: 119.999 });
    expect(parseTimeString("1:60")).toEqual({ ok: false, message: TIME_MESSAGES.secondsOver });
    expect(TIME_MESSAGES.secondsOver).toBe("Seconds value exceeds 59");
  });

  it("writes what it reads", () => {
    for (const seconds of [0, 9, 59, 60, 61, 3599, 6000]) {
      expect(parseTimeString(formatTimeString(seconds))).toEqual({ ok: true, seconds });
    }
  });
});
