import { describe, expect, it } from "vitest";
import { modelOf } from "../../../../trpc/contract/rules/models/index.ts";
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
