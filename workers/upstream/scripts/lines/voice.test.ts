import { expect, it } from "vitest";
import { thingOf } from "../text/thing.ts";
import { voiceOf } from "./voice.ts";

it.each([
  ["教材", "这款教材"],
  ["小米电视", "小米电视"],
])("in Chinese %s is called %s", (name, called) => {
  expect(voiceOf("zh", name, thingOf(name), "")["the name"]).toBe(called);
});
