import { describe, expect, it } from "vitest";
import { parseLoose } from "./loose-json.ts";

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;

describe("JSON as pages write it", () => {
  it.each([
    ["a trailing comma", '{"a":1,"b":[1,2,],}', { a: 1, b: [1, 2] }],
    ["single quotes and bare keys", "{name:'Cup', price: 9.5}", { name: "Cup", price: 9.5 }],
    ["a raw line break in a string", '{"text":"one\ntwo"}', { text: "one\ntwo" }],
    ["a stray quote in a string", '{"name":"Screen 27" wide","price":3}', { name: 'Screen 27" wide', price: 3 }],
    ["comments", '{/* hi */"a":1, // x\n"b":2}', { a: 1, b: 2 }],
    ["a missing end", '{"a":{"b":[1,{"c":"d"', { a: { b: [1, { c: "d" }] } }],
    ["a missing comma", '{"a":1 "b":2}', { a: 1, b: 2 }],
    ["minified booleans", "{a:!0,b:!1,c:undefined}", { a: true, b: false }],
    ["escapes", String.raw`{"a":"\u20ac \x41 \/"}`, { a: "€ A /" }],
  ])("reads %s", (_title, text, expected) => {
    expect(plain(parseLoose(text))).toEqual(expected);
  });

  it("keeps prototypes out of reach", () => {
    parseLoose("{__proto__:{polluted:1}}");
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it("survives 100,000 levels and garbage", () => {
    expect(() => parseLoose(`${"[".repeat(100_000)}'`)).not.toThrow();
    expect(() => parseLoose(`${"{a:".repeat(100_000)}`)).not.toThrow();
    expect(() => parseLoose("}{][,,::'\"`".repeat(5000))).not.toThrow();
  });
});
