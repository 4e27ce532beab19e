import { describe, expect, it } from "vitest";
import { decodePage } from "./charset.ts";

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

describe("the charset of a page", () => {
  it("is taken from the byte-order mark before anything else", () => {
    expect(decodePage(Uint8Array.from([0xef, 0xbb, 0xbf, ...utf8("é")]), "text/html; charset=iso-8859-1")).toBe("é");
    expect(decodePage(Uint8Array.from([0xff, 0xfe, 0xe9, 0x00]), null)).toBe("é");
  });

  it("is taken from the header, then from the head", () => {
    expect(decodePage(latin1("Caf\u00e9"), "text/html; charset=ISO-8859-1")).toBe("Café");
    expect(decodePage(latin1('<meta charset="windows-1252">Caf\u00e9'), "text/html")).toContain("Café");
    expect(
      decodePage(latin1('<meta http-equiv="Content-Type" content="text/html; charset=windows-1251">\u00d6\u00e5\u00ed\u00e0'), null),
    ).toContain("Цена");
  });

  it("reads Shift_JIS and GBK", () => {
    expect(decodePage(Uint8Array.from([...utf8("<meta charset=shift_jis>"), 0x89, 0xbf, 0x8a, 0x69]), null)).toContain("価格");
    expect(decodePage(Uint8Array.from([0xbc, 0xdb, 0xb8, 0xf1]), "text/html; charset=gbk")).toBe("价格");
  });

  it("mends a page that says Latin-1 and is UTF-8", () => {
    expect(decodePage(utf8("<meta charset=iso-8859-1>Größe 5 €"), "text/html; charset=iso-8859-1")).toContain("Größe 5 €");
  });

  it("mends a page that says UTF-8 and is not", () => {
    expect(decodePage(latin1("<meta charset=utf-8>Gr\u00f6\u00dfe"), "text/html; charset=utf-8")).toContain("Größe");
  });

  it("keeps a UTF-8 page with one broken byte readable", () => {
    const bytes = Uint8Array.from([...utf8("Größe ".repeat(100)), 0xff, ...utf8("Preis 5 €")]);
    expect(decodePage(bytes, "text/html; charset=utf-8")).toContain("Größe Größe");
  });

  it("does not fall over an encoding that does not exist", () => {
    expect(decodePage(utf8("Preis 5 €"), "text/html; charset=klingon-8")).toBe("Preis 5 €");
    expect(decodePage(new Uint8Array(), null)).toBe("");
  });
});
