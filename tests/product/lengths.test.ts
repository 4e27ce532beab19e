import { describe, expect, it } from "vitest";
import { SCRIPT_LENGTHS } from "../../trpc/contract/rules/script.ts";
import { finished, ORIGIN, visitor, videoOf } from "./support.ts";

// A Chinese clip takes at least twenty characters: the shortest ad is where its length is hardest to keep.
const CASES = [
  ...SCRIPT_LENGTHS.map((length) => ({ language: "en", length }) as const),
  { language: "zh", length: 15 },
  { language: "zh", length: 30 },
] as const;

describe("the sample's ad", () => {
  it.each(CASES)(
    "in $language, asked for $length s, lasts that long, within a tenth",
    async ({ language, length }) => {
      const { client } = await visitor({ lang: language });
      const { id: draft_id } = await client.drafts.create.mutate({ app_id: 104, url: `${ORIGIN}/samples/bottle/`, language });
      await client.drafts.analyseUrl.mutate({ draft_id });
      await client.drafts.update.mutate({ draft_id, settings: { length } });
      const { settings } = await client.drafts.writeScripts.mutate({ draft_id });
      expect(settings.length).toBe(length);
      const task = await finished(client, await client.tasks.push.mutate({ app_id: 104, input: { draft_id }, stage: "preview" }));
      // A preview of the longest ends at 60 s: that is its length, too.
      expect(Math.abs((videoOf(task)?.duration ?? 0) - length) / length).toBeLessThan(0.1);
    },
    200_000,
  );
});
