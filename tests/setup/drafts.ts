import { type Client, connect } from "../../scripts/run/client.ts";
import type { VideoSettings } from "../../trpc/contract/settings.ts";
import type { Draft } from "../../trpc/index.ts";

/** The page of the sample product. */
export const sampleLink = (origin: string): string => `${origin}/samples/bottle/`;

/** An ad without what takes long to make, for tests that ask whether it is made and not how it looks. */
export const PLAIN = { length: 15, ratio: "1:1", avatar: "none", music: "none" } as const satisfies Partial<VideoSettings>;

/** A draft of a link, read and with scripts. */
export async function draftOf(client: Client, link: string, settings?: Partial<VideoSettings>): Promise<Draft> {
  const { id: draft_id } = await client.drafts.create.mutate({ app_id: 104, url: link, language: "en" });
  await client.drafts.analyseUrl.mutate({ draft_id });
  if (settings) await client.drafts.update.mutate({ draft_id, settings });
  return client.drafts.writeScripts.mutate({ draft_id });
}

/**
 * Leaves an ad the first and the last that it says, and its first pictures: a film of some six seconds, for tests that ask
 * whether it is made and not what is in it.
 */
export function shortened(client: Client, { id: draft_id, product, scripts }: Draft, pictures = 1): Promise<Draft> {
  const clips = scripts[0]?.clips ?? [];
  return client.drafts.update.mutate({
    draft_id,
    media_ids: product.media.slice(0, pictures).map(({ id }) => id),
    clip_order: [...clips.slice(0, 1), ...clips.slice(-1)].map(({ id, role }) => ({ id, role })),
  });
}

interface SampleGuest {
  client: Client;
  token: string;
  draft: Draft;
}

const guests = new Map<string, Promise<SampleGuest>>();

async function furnish(origin: string): Promise<SampleGuest> {
  const { client, token } = await connect(origin);
  return { client, token, draft: await draftOf(client, sampleLink(origin)) };
}

/**
 * A draft of the sample of the test's own, read and with scripts: a copy of one that a guest of this process had read.
 * What was made of one copy's pictures and lines is not made again for the next, as they have one owner. A test whose
 * guest must have nothing else uses `draftOf`.
 */
export async function sampleCopy(origin: string): Promise<SampleGuest> {
  const guest = guests.get(origin) ?? furnish(origin);
  guests.set(origin, guest);
  const { client, token, draft } = await guest;
  return { client, token, draft: await client.drafts.duplicate.mutate({ draft_id: draft.id }) };
}
