import { describe, expect, it } from "vitest";
import { drafts } from "../../trpc/contract/draft.ts";
import { SCRIPT_LENGTHS } from "../../trpc/contract/rules/script.ts";
import { estimatedAdSeconds, spokenUnits } from "../../trpc/contract/rules/speech.ts";
import { guest } from "./support.ts";

const RICH =
  "A double-walled steel bottle that keeps coffee hot for 24 hours and water cold for 48. The lid locks with one turn, so nothing leaks in your bag. It weighs 380 grams. It holds 750 ml. It comes with a ten year warranty. It is dishwasher safe. Rated 4.8 out of 5 by 1312 customers. Made of 18/8 stainless steel. The mouth is 5 cm wide, so ice cubes fit. A brush and a spare seal are included. The lid has a loop for your finger. It fits most cup holders. It comes in four colours.";

async function written(intro: string, length: (typeof SCRIPT_LENGTHS)[number]) {
  const { call } = await guest();
  const { id: draft_id } = await call(drafts.create, { app_id: 103, name: "Steel bottle", intro, language: "en" });
  await call(drafts.update, { draft_id, settings: { length } });
  return { call, draft: await call(drafts.writeScripts, { draft_id }) };
}

describe("the length of an ad", () => {
  it.each(SCRIPT_LENGTHS)("of %d s is kept where the product has enough to say", async (length) => {
    const { draft } = await written(RICH, length);
    expect(draft.settings).toMatchObject({ length, wanted_length: null });
    for (const { clips } of draft.scripts) {
      const spoken = estimatedAdSeconds(
        clips.map(({ text }) => ({ units: spokenUnits(text, "en") })),
        "en",
      );
      expect(spoken).toBeGreaterThan(length * 0.75);
      expect(spoken).toBeLessThanOrEqual(length * 1.1);
    }
  });

  it("is the nearest that can be filled where there is too little, and the draft tells what was asked for", async () => {
    const { draft, call } = await written("A bottle.", 60);
    expect(draft.settings.length).toBeLessThan(60);
    expect(draft.settings.wanted_length).toBe(60);
    const again = await call(drafts.writeScripts, { draft_id: draft.id, again: true });
    expect(again.settings).toMatchObject({ length: draft.settings.length, wanted_length: 60 });
    const others = SCRIPT_LENGTHS.filter((length) => length !== draft.settings.length);
    const other = await call(drafts.update, { draft_id: draft.id, settings: { length: others[0] ?? 60 } });
    expect(other.settings.wanted_length).toBeNull();
  });
});
