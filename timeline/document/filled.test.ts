import { describe, expect, it } from "vitest";
import { after, roughCut, the } from "../edit/testing.ts";
import { writeCaptions } from "../interchange/captions.ts";
import { writeCapcut } from "../interchange/capcut/write.ts";
import { writeFcpxml } from "../interchange/fcpxml/write.ts";
import { filled, filledElement, reference } from "./filled.ts";

const price = { id: "price", type: "text" as const, label: "Price", default: "$29" };
const brand = { id: "brand", type: "color" as const, label: "Brand", default: "#e8472b" };
const line = "Only {{price}}, {{ price }}, {{stock}}";
const ad = after(
  roughCut(),
  { type: "variable", variable: price },
  { type: "variable", variable: brand },
  { type: "update", id: "title", values: { text: line, style: { color: reference("brand") } } },
);
const text = the(ad, "title");

describe("a document with variables", () => {
  it("is drawn with their values in the place of their names; an unknown name stays", () => {
    expect(the(filled(ad), "title")).toMatchObject({ text: "Only $29, $29, {{stock}}", style: { color: "#e8472b" } });
    expect(text).toMatchObject({ text: line });
  });

  it("leaves everything that names none the very thing that it was, and fills the rest once", () => {
    expect(filled(ad)).toBe(filled(ad));
    expect(the(filled(ad), "a")).toBe(the(ad, "a"));
    const moved = after(ad, { type: "move", ids: ["song"], by: 100 });
    expect(the(filled(moved), "title")).toBe(the(filled(ad), "title"));
    const none = roughCut();
    expect(filled(none)).toBe(none);
  });

  it("takes a value literally: neither patterns nor names within it are read", () => {
    const variables = [{ ...price, default: "$& {{brand}}" }, brand];
    expect(filledElement(text, variables)).toMatchObject({ text: "Only $& {{brand}}, $& {{brand}}, {{stock}}" });
  });

  it("grows no text without end", () => {
    const long = { ...text, text: "{{price}}".repeat(1000) } as typeof text;
    expect(filledElement(long, [{ ...price, default: "y".repeat(1000) }])).toMatchObject({ text: "y".repeat(10_000) });
  });

  it("goes out to other programs as it is seen, and changes there when a value does", () => {
    const dearer = after(ad, { type: "variable", variable: { ...price, default: "$31" } });
    for (const write of [writeFcpxml, (one: typeof ad) => writeCapcut(one, "ad")]) {
      expect(write(ad).text).toContain("Only $29, $29, {{stock}}");
      expect(write(dearer).text).toContain("Only $31, $31, {{stock}}");
    }
    const captions = after(dearer, { type: "update", id: "title", values: { name: "caption" } });
    expect(writeCaptions(captions, "srt")).toContain("Only $31");
  });
});
