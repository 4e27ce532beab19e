import { describe, expect, it } from "vitest";
import { ERROR_TABLE } from "./error-codes.ts";
import { errors as ERRORS_EN } from "../../../locales/en/errors.ts";
import type { MessageKey } from "../../../locales/index.ts";
import { errors as ERRORS_ZH } from "../../../locales/zh/errors.ts";
import { codeOf, errorOf, isSuccess, messageText } from "./errors.ts";

const values = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).toSorted();

describe("the code table", () => {
  it("has each code and each name once", () => {
    expect(new Set(ERROR_TABLE.map((row) => row.code)).size).toBe(ERROR_TABLE.length);
    expect(new Set(ERROR_TABLE.map((row) => row.name)).size).toBe(ERROR_TABLE.length);
  });

  it("spec §8: calls 0, 100 and 200 successes and nothing in the table one", () => {
    expect([0, 100, 200].every(isSuccess)).toBe(true);
    expect(ERROR_TABLE.some((row) => isSuccess(row.code))).toBe(false);
  });

  it.each([
    [-202, "redirect", "/login"],
    [-105, "redirect", "/vip-price"],
    [-118, "silent", undefined],
    [-3023, "toast", undefined],
    [-3024, "toast", undefined],
    [-10000, "toast", undefined],
  ])("spec §8: treats %d as a %s", (code, kind, to) => {
    expect(errorOf(code).kind).toBe(kind);
    expect(errorOf(code).to).toBe(to);
  });

  it("spec §8: shows any other code as a warning", () => {
    expect(errorOf(-7)).toEqual({ code: -7, name: "UNKNOWN", key: "system.error", kind: "toast" });
  });

  it("finds the code of a message, where one crosses the wire", () => {
    expect(errorOf(codeOf("credits.insufficient") ?? 0).name).toBe("CREDITS_INSUFFICIENT");
    expect(codeOf("picker.maxCount")).toBeNull();
  });
});

describe("the texts", () => {
  const keys = Object.keys(ERRORS_EN) as MessageKey[];

  it("name the same values in both languages", () => {
    for (const key of keys) expect(values(ERRORS_ZH[key]), key).toEqual(values(ERRORS_EN[key]));
  });

  it("are Chinese in Chinese and not in English, and never say oops", () => {
    for (const key of keys) {
      expect(ERRORS_ZH[key], key).toMatch(/\p{Script=Han}/u);
      expect(ERRORS_EN[key], key).not.toMatch(/\p{Script=Han}|oops|magic/iu);
    }
  });

  it("fill their values in and leave a missing one visible", () => {
    expect(messageText("credits.insufficient", "en", { cost: 10, balance: 3 })).toContain("costs 10 credits and you have 3");
    expect(messageText("file.tooLarge", "zh", { name: "a.mp4", size: 230 })).toBe(
      "a.mp4 有 230 MB，太大了，这里最大 {{max}} MB。请压缩或换一个文件。",
    );
  });

  it("pass no sign on that moves a terminal's cursor or turns a line round", () => {
    expect(messageText("file.corrupted", "en", { name: "a\u001b[2J\u009b1m\u202egnp.exe\r\n" })).toMatch(
      /^a \[2J 1m gnp\.exe {2} cannot be read/,
    );
  });

  it("spec §8: keep the two wordings that the specification quotes", () => {
    expect(ERRORS_EN["system.network"]).toBe("Error Network");
    expect(ERRORS_EN["auth.networkFailed"]).toBe("Network error. Please check your connection and try again.");
  });
});
