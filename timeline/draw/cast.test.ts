import { describe, expect, it } from "vitest";
import { compose } from "../compose/compose.ts";
import { documentDuration, parseDocument, type TimelineDocument } from "../document.ts";
import type { VisibleElement } from "../document/element.ts";
import { fixtureBrief } from "../fixtures/brief.ts";
import { tickOfFrame } from "../rate.ts";
import { castAt } from "./cast.ts";

/** The same by a walk through everything. */
function walked(document: TimelineDocument, time: number) {
  const all = document.tracks
    .filter(({ hidden }) => !hidden)
    .flatMap(({ elements }) => elements.filter((one): one is VisibleElement => one.type !== "audio"));
  const at = (moment: number) => all.filter((one) => one.startTime <= moment && moment < one.startTime + one.duration);
  const lead = all.find(
    ({ transitionIn: by, startTime }) => by && by.type !== "cut" && startTime <= time && time < startTime + by.duration,
  );
  const before = all.find(({ id }) => id === lead?.transitionIn?.fromElementId);
  if (!lead || !before) return { ids: at(time).map(({ id }) => id), from: [], to: [] };
  const party = (one: VisibleElement, moment: number) =>
    one.group === null ? [one] : at(moment).filter(({ group }) => group === one.group);
  const [from, to] = [party(before, lead.startTime - 1), party(lead, time)];
  return { ids: all.filter((one) => from.includes(one) || at(time).includes(one)).map(({ id }) => id), from, to };
}

describe("the cast of a frame", () => {
  it.each(["magazine", "kinetic", "studio"] as const)("is what a walk through the whole document finds: %s", (template) => {
    const document = parseDocument(compose(fixtureBrief({ template, ratio: "9:16", language: "en" })));
    let passages = 0;
    for (let time = 0; time < documentDuration(document); time += tickOfFrame(5, document.canvas.rate)) {
      const { elements, transition } = castAt(document, time);
      const expected = walked(document, time);
      expect(
        elements.map(({ id }) => id),
        `at ${time}`,
      ).toEqual(expected.ids);
      expect([...(transition?.from ?? [])], `at ${time}`).toEqual(expected.from);
      expect([...(transition?.to ?? [])], `at ${time}`).toEqual(expected.to);
      if (transition) passages += 1;
    }
    expect(passages).toBeGreaterThan(0);
  });
});
