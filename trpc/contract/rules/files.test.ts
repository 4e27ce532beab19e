import { describe, expect, it } from "vitest";
import { checkFileName, cleanFileName, extensionOf } from "./files.ts";

describe("spec §5: a file's name", () => {
  it.each(["/", "\\", ":", "*", "?", "<", ">", "|"])("may not contain %s", (character) => {
    expect(checkFileName(`a${character}b.png`).map((issue) => issue.key)).toEqual(["file.nameForbidden"]);
  });

  it("may contain anything else, but not be empty", () => {
    expect(checkFileName("夏季 主图 (1) 🎉 'a' \"b\".png")).toEqual([]);
    expect(checkFileName("   ").map((issue) => issue.key)).toEqual(["file.nameRequired"]);
  });

  it("ends in an extension after the last dot", () => {
    expect(["a.b.PNG", "noext", ".env", "a."].map(extensionOf)).toEqual(["png", "", "", ""]);
  });
});

describe("a name as it is kept", () => {
  it.each([
    ["  summer   sale.png ", "summer sale.png"],
    ["invoice\u202Egnp.exe", "invoicegnp.exe"],
    ["a\u0000b\nc\u200B.png", "abc.png"],
    ["cafe\u0301.jpg", "café.jpg"],
    ["夏季 主图 🎉.png", "夏季 主图 🎉.png"],
  ])("%j is %j", (name, kept) => expect(cleanFileName(name)).toBe(kept));

  it("is shortened before its ending, and not within a character", () => {
    expect(cleanFileName(`${"a".repeat(300)}.jpeg`)).toBe(`${"a".repeat(195)}.jpeg`);
    expect(cleanFileName(`${"a".repeat(195)}🎉b.png`)).toBe(`${"a".repeat(195)}.png`);
    expect(cleanFileName("a".repeat(300))).toHaveLength(200);
  });
});
