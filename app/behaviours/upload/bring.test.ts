import { expect, it } from "vitest";
import { unchoose } from "./bring.ts";

it("a file that is sent takes the place of the one that was chosen before, which stands behind it in the form", () => {
  const radio = { type: "radio", checked: true, disabled: false };
  const picked = { type: "hidden", checked: false, disabled: false };
  const asked: string[] = [];
  const form = { querySelectorAll: (selector: string) => (asked.push(selector), [radio, picked]) };
  unchoose(form as unknown as HTMLFormElement, "scenes.0.backdrop");
  expect(asked).toEqual(['[name="scenes.0.backdrop"]']);
  expect([radio.checked, picked.disabled]).toEqual([false, true]);
});
