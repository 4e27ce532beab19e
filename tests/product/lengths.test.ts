import { expect, it } from "vitest";
import { PLAIN, sampleLink } from "../setup/drafts.ts";
import { finished, ORIGIN, visitor, videoOf } from "./support.ts";

// That every length is written is tests/worker/lengths'. Here the estimate meets the voice, at one end of each language: the
// shortest in Chinese, where a length is hardest to keep, as a clip takes at least twenty characters. The shortest in English
// is measured by tests/product/scripting.
it.each([
  { language: "en", length: 60 },
  { language: "zh", length: 15 },
] as const)("the sample's ad in $language, asked for $length s, lasts that long, within a tenth", async ({ language, length }) => {
  const { client } = await visitor({ lang: language });
  const { id: draft_id } = await client.drafts.create.mutate({ app_id: 104, url: sampleLink(ORIGIN), language });
  await client.drafts.analyseUrl.mutate({ draft_id });
  await client.drafts.update.mutate({ draft_id, settings: { ...PLAIN, length } });
  const { settings } = await client.drafts.writeScripts.mutate({ draft_id });
  expect(settings.length).toBe(length);
  const task = await finished(client, await client.tasks.push.mutate({ app_id: 104, input: { draft_id }, stage: "preview" }));
  // A preview of the longest ends at 60 s: that is its length, too.
  expect(Math.abs((videoOf(task)?.duration ?? 0) - length) / length).toBeLessThan(0.1);
});
