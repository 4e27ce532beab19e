import { describe, expect, it } from "vitest";
import { SCRIPT_LENGTHS } from "../../trpc/contract/rules/script.ts";
import { finished, ORIGIN, visitor } from "./support.ts";

describe("the sample's ad", () => {
  it.each(SCRIPT_LENGTHS)("asked for %d s lasts that long, within a tenth", async (length) => {
    const { client } = await visitor();
    const { id: draft_id } = await client.drafts.create.mutate({ app_id: 104, url: `${ORIGIN}/samples/bottle/`, language: "en" });
    await client.drafts.analyseUrl.mutate({ draft_id });
    await client.drafts.update.mutate({ draft_id, settings: { length } });
    const { settings } = await client.drafts.writeScripts.mutate({ draft_id });
    expect(settings.length).toBe(length);
    const task = await finished(client, await client.tasks.push.mutate({ app_id: 104, draft_id, stage: "preview" }));
    // A preview of the longest ends at 60 s: that is its length, too.
    expect(Math.abs((task.output?.duration ?? 0) - length) / length).toBeLessThan(0.1);
  }, 200_000);
});
