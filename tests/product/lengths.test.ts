import { expect, it } from "vitest";
import type { Language } from "../../locales/index.ts";
import type { VideoSettings } from "../../trpc/contract/settings.ts";
import { PLAIN, sampleLink } from "../setup/drafts.ts";
import { finished, ORIGIN, visitor, videoOf } from "./support.ts";

// That every length is written is tests/worker/lengths'. Here the estimate meets the voice, at one end of each language: the
// shortest in Chinese, where a length is hardest to keep, as a clip takes at least twenty characters, and the longest in
// English. The shortest in English is measured by tests/product/scripting.

async function written(language: Language, length: VideoSettings["length"]) {
  const { client } = await visitor({ lang: language });
  const { id: draft_id } = await client.drafts.create.mutate({ app_id: 104, url: sampleLink(ORIGIN), language });
  const { product } = await client.drafts.analyseUrl.mutate({ draft_id });
  // Of two pictures: an ad of one would be another one, and more say nothing about a length.
  const media_ids = product.media.slice(0, 2).map(({ id }) => id);
  await client.drafts.update.mutate({ draft_id, media_ids, settings: { ...PLAIN, length } });
  return { client, draft: await client.drafts.writeScripts.mutate({ draft_id }) };
}
const preview = (draft_id: string) => ({ app_id: 104, input: { draft_id }, stage: "preview" as const });
const differs = (seconds = 0, from = 0) => Math.abs(seconds - from) / from;

it("the sample's ad in Chinese, asked for 15 s, lasts that long, within a tenth", async () => {
  const { client, draft } = await written("zh", 15);
  expect(draft.settings.length).toBe(15);
  const task = await finished(client, await client.tasks.push.mutate(preview(draft.id)));
  expect(differs(videoOf(task)?.duration, 15)).toBeLessThan(0.1);
});

const MORE = " The lid locks with one turn, and it stays locked in your bag.";

it("the sample's ad in English, asked for 60 s and given four sentences more, lasts that long, and its preview ends at 60 s", async () => {
  const { client, draft } = await written("en", 60);
  expect(draft.settings.length).toBe(60);
  const longer = (draft.scripts[0]?.clips ?? []).slice(1, 5).map(({ id, text, headline }) => [id, { text: text + MORE, headline }]);
  await client.drafts.update.mutate({ draft_id: draft.id, clips: Object.fromEntries(longer) });
  const task = await finished(client, await client.tasks.push.mutate(preview(draft.id)));
  expect(videoOf(task)?.duration).toBeCloseTo(60, 0);
  const whole = Number(task.output?.facts.whole);
  expect(whole).toBeGreaterThan(60);
  expect(differs(whole, 60)).toBeLessThan(0.1);
  const { seconds } = await client.tasks.cost.query(preview(draft.id));
  expect(differs(Number(seconds), whole)).toBeLessThan(0.2);
});
