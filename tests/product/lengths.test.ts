import { beforeAll, describe, expect, it } from "vitest";
import type { Client } from "../../scripts/run/client.ts";
import { SCRIPT_LENGTHS } from "../../trpc/contract/rules/script.ts";
import { PLAIN, sampleLink } from "../setup/drafts.ts";
import { finished, ORIGIN, visitor, videoOf } from "./support.ts";

// That every length is written is tests/worker/lengths'; here the estimate meets the voice: at both ends in English, and in
// Chinese where a length is hardest to keep, as a clip takes at least twenty characters.
const CASES = [
  { language: "en", lengths: [SCRIPT_LENGTHS[0], SCRIPT_LENGTHS.at(-1) ?? 60] },
  { language: "zh", lengths: [15, 30] },
] as const;

describe.each(CASES)("the sample's ad in $language", ({ language, lengths }) => {
  let client: Client;
  let read = "";
  // Once: one guest's pictures are prepared once, and a line that two lengths have is spoken once.
  beforeAll(async () => {
    ({ client } = await visitor({ lang: language }));
    ({ id: read } = await client.drafts.create.mutate({ app_id: 104, url: sampleLink(ORIGIN), language }));
    await client.drafts.analyseUrl.mutate({ draft_id: read });
  });

  it.each(lengths)("asked for %d s, lasts that long, within a tenth", async (length) => {
    const { id: draft_id } = await client.drafts.duplicate.mutate({ draft_id: read });
    await client.drafts.update.mutate({ draft_id, settings: { ...PLAIN, length } });
    const { settings } = await client.drafts.writeScripts.mutate({ draft_id });
    expect(settings.length).toBe(length);
    const task = await finished(client, await client.tasks.push.mutate({ app_id: 104, input: { draft_id }, stage: "preview" }));
    // A preview of the longest ends at 60 s: that is its length, too.
    expect(Math.abs((videoOf(task)?.duration ?? 0) - length) / length).toBeLessThan(0.1);
  });
});
