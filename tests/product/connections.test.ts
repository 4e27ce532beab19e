import { expect, it } from "vitest";
import { ORIGIN, visitor } from "./support.ts";

/** What the product says of where a request came from (spec §7 GET /public/ip). */
async function addressSaid(headers: Record<string, string>): Promise<unknown> {
  const answer = await fetch(`${ORIGIN}/trpc/public.ip?input=${encodeURIComponent("{}")}`, { headers });
  const { result } = (await answer.json()) as { result: { data: { ip: string; country: string } } };
  const { ip, country } = result.data;
  return { ip, country };
}

it.each([
  [{}],
  [{ "cf-connecting-ip": "203.0.113.77" }],
  [{ "cf-connecting-ip": "203.0.113.77, 10.0.0.1", "x-forwarded-for": "203.0.113.77", "x-real-ip": "203.0.113.77" }],
  [{ "x-client-address": "203.0.113.77", "x-client-country": "FR" }],
  [{ "cf-ipcountry": "FR", "cf-ray": "8f0" }],
] as [Record<string, string>][])("a visitor cannot say by %j where it comes from", async (headers) => {
  expect(await addressSaid(headers)).toEqual({ ip: "127.0.0.1", country: "" });
});

it.each(["mf-cf-blob", "mf-route-override", "mf-original-url", "mf-disable-pretty-error"])(
  "nor by %s, a word of the local runtime: it is refused",
  async (name) => {
    expect((await fetch(`${ORIGIN}/home`, { headers: { [name]: "{}" } })).status).toBe(400);
  },
);

it("what a visitor sends arrives whole: a file of a megabyte", async () => {
  const { client } = await visitor();
  const picture = new Uint8Array(await (await fetch(`${ORIGIN}/samples/bottle/packshot.jpg`)).arrayBuffer());
  const body = new Uint8Array(1024 ** 2);
  body.set(picture);
  const upload = { file_name: "a.jpg", purpose: "link-to-video" as const };
  const place = await client.mediaLib.getUploadUrl.mutate({ ...upload, size: body.length, content_type: "image/jpeg" });
  expect((await fetch(new URL(place.upload_url, ORIGIN), { method: "PUT", body })).status).toBe(204);
  expect(await client.mediaLib.reportUpload.mutate({ ...upload, key: place.key })).toMatchObject({ size: body.length });
});

it("the cron runs here too: what a deleted draft alone showed is gone within two minutes", async () => {
  const { client } = await visitor();
  const { id: draft_id } = await client.drafts.create.mutate({
    app_id: 103,
    name: "Bottle",
    intro: "It keeps coffee hot.",
    language: "en",
  });
  const picture = await (await fetch(`${ORIGIN}/samples/bottle/packshot.jpg`)).arrayBuffer();
  const upload = { file_name: "a.jpg", purpose: "link-to-video" as const };
  const place = await client.mediaLib.getUploadUrl.mutate({ ...upload, size: picture.byteLength, content_type: "image/jpeg" });
  await fetch(new URL(place.upload_url, ORIGIN), { method: "PUT", body: picture });
  const { id, url } = await client.mediaLib.reportUpload.mutate({ ...upload, key: place.key });
  await client.drafts.attachMedia.mutate({ draft_id, asset_id: id });
  const status = async () => (await fetch(new URL(url, ORIGIN), { method: "HEAD" })).status;
  expect(await status()).toBe(200);
  await client.drafts.delete.mutate({ draft_id });
  await expect.poll(status, { timeout: 130_000, interval: 2000 }).toBe(404);
});
