import { expect, it } from "vitest";
import { fieldsOf } from "../../app/tool/schema.ts";
import { subtitlesRemover } from "../../trpc/contract/tools/subtitles-remover.ts";
import { textToSpeech } from "../../trpc/contract/tools/text-to-speech.ts";
import { readInput } from "./tool-input.ts";

const speech = fieldsOf(textToSpeech.work.input);
const remover = fieldsOf(subtitlesRemover.work.input);

it("words become values of their fields' types", () => {
  expect(readInput(speech, ["text=a = b", "voice=af_heart", "speed=1.2"])).toEqual({ text: "a = b", voice: "af_heart", speed: 1.2 });
  const box = { left: 10, top: 80, width: 80, height: 12 };
  expect(readInput(remover, ["videos=a.mp4", "videos=b.mp4", `boxes=${JSON.stringify([box])}`])).toEqual({
    videos: ["a.mp4", "b.mp4"],
    boxes: [box],
  });
});

it.each([
  [["words=1"], /words=1: name=value is wanted, of text, voice/],
  [["text"], /name=value is wanted/],
  [["text=a", "text=b"], /text is given twice/],
])("%j is refused with what is wanted", (words, said) => expect(() => readInput(speech, words)).toThrow(said));
