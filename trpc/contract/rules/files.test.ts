import { describe, expect, it } from "vitest";
import { checkFileName, extensionOf } from "./files.ts";

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
