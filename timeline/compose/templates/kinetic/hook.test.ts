import { expect, it } from "vitest";
import { byPairs } from "../../../../tests/setup/pairs.ts";
import { RATIOS } from "../../../brief.ts";
import { fixtureBrief, type FixtureOptions } from "../../../fixtures/brief.ts";
import { compose } from "../../compose.ts";
import { framedShots } from "../../views.ts";

/** Its first words last for so many seconds, and are one name. */
function opening(seconds: number, options: Pick<FixtureOptions, "ratio" | "pictures">) {
  const brief = fixtureBrief({ ...options, template: "kinetic", language: "zh", packshots: true });
  const [hook, ...rest] = brief.clips;
  if (!hook) throw new Error("no hook");
  const words = ["北港", "保温杯"].map((text, i) => ({ text, start: 0.1 + (i * seconds) / 2, end: ((i + 1) * seconds) / 2 }));
  const voice = { url: "voice.wav", duration: seconds, words };
  return framedShots(
    compose({
      ...brief,
      product: { ...brief.product, name: "北港保温杯", shown: "北港 保温杯" },
      clips: [{ ...hook, text: "北港保温杯", duration: seconds + 0.2, voice }, ...rest],
    }),
  );
}

it.each(byPairs({ ratio: RATIOS, pictures: [1, 3] }))(
  "beside long first words the thing is seen in two views: $ratio $pictures",
  (options) => {
    const [first, second] = opening(4.6, options);
    expect(first?.group).toBe(second?.group);
    expect(first?.length).toBeLessThan(3);
    expect(second?.views[0]).not.toEqual(first?.views[0]);
  },
);

it("beside short ones it is seen in one", () => {
  const [first, second] = opening(2, { ratio: "9:16", pictures: 3 });
  expect(first?.group).not.toBe(second?.group);
});
