import { expect, it } from "vitest";
import { thingOf } from "../text/thing.ts";
import { voiceOf } from "./voice.ts";

it.each([
  ["Lancôme L'EXTRÊME Instant Extensions Lengthening Mascara", "Lancôme", "Lancôme mascara"],
  ["Lancôme Hypnôse Mascara", "Lancôme", "Lancôme Hypnôse Mascara"],
])("%s is shown as %s %s", (name, brand, shown) => {
  expect(voiceOf("en", name, thingOf(name), brand)["shown"]).toBe(shown);
});

it.each([
  ["教材", "这款教材"],
  ["小米电视", "小米电视"],
])("in Chinese %s is called %s", (name, called) => {
  expect(voiceOf("zh", name, thingOf(name), "")["the name"]).toBe(called);
});
