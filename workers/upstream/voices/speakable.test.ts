import { expect, it } from "vitest";
import { requireSpeakable } from "./speakable.ts";

const said = (voice: string, text: string) => () => requireSpeakable([{ voice, text }]);

it.each([
  ["af_heart", "你好，世界"],
  ["af_heart", "قهوة ساخنة"],
  ["zf_xiaoxiao", "Горячий кофе"],
])("the built-in voice %s does not begin what it cannot read: %s", (voice, text) => {
  expect(said(voice, text)).toThrow("voice.cannotSay");
});

it.each([
  ["af_heart", "Café, 49 €"],
  ["af_heart", "Say 你好 to them"],
  ["zf_xiaoxiao", "新款 Pro 上市"],
  ["zf_xiaoxiao", "Hello"],
  ["af_heart", "…!"],
  ["elevenlabs:21m00Tcm4TlvDq8ikWAM", "قهوة ساخنة"],
])("%s reads %s", (voice, text) => {
  expect(said(voice, text)).not.toThrow();
});
