import { expect, it } from "vitest";
import { goingOn, serviceModelOf, SERVICE_MODELS } from "./service-models.ts";

it.each(SERVICE_MODELS.flatMap(({ id, does, retired }) => (retired?.by ? [{ id, does, on: retired.on, by: retired.by }] : [])))(
  "what goes on in the place of $id does the same, and does not end with it",
  ({ id, does, on, by }) => {
    expect(serviceModelOf(by)?.does).toBe(does);
    expect(goingOn(id, on)).toBe(goingOn(by, on));
    expect(goingOn(id, on)).not.toBeNull();
  },
);

it("a model goes on until the day that it ends; nothing is known to end of others", () => {
  expect(["2027-02-25", "2027-02-26"].map((day) => goingOn("openai/whisper-1", day))).toEqual([
    "openai/whisper-1",
    "openai/gpt-transcribe",
  ]);
  expect(["2027-01-05", "2027-01-06"].map((day) => goingOn("openai/gpt-4o-mini-tts", day))).toEqual(["openai/gpt-4o-mini-tts", null]);
  expect(goingOn("own/model", "2099-01-01")).toBe("own/model");
});
