import { describe, expect, it } from "vitest";
import { modelOf, MODELS } from "../../../../trpc/contract/rules/models/index.ts";
import { askedFor, PICTURE_MODELS } from "../../../../tests/setup/asked-pictures.ts";

describe("each request for a picture is one that the provider's documentation allows, in every shape that the model offers", () => {
  it.each(PICTURE_MODELS)("%s", async (_what, name, id, more) => {
    for (const ratio of modelOf(id)?.ratios ?? []) {
      const { violations, pictures } = await askedFor(name, id, { ...more, ratio });
      expect((await pictures).length).toBeGreaterThan(0);
      expect([ratio, violations]).toEqual([ratio, []]);
    }
  });
});

it("asks every model of pictures that is offered", () => {
  const asked = new Set(PICTURE_MODELS.map(([, , id]) => id));
  const offered = MODELS.filter(({ makes, provider, retired }) => makes === "image" && provider !== "built-in" && !retired);
  expect(offered.map(({ id }) => id).filter((id) => !asked.has(id))).toEqual([]);
});
