import { describe, expect, it } from "vitest";
import { artifactOf } from "../../trpc/contract/artifact.ts";
import { begunPage, guestCookie, post } from "./browse.ts";
import { codeOf, finished, ORIGIN, SHOP, visitor } from "./support.ts";

const [VIDEO, AUDIO] = [109, 111];
const FILM = `${ORIGIN}/samples/templates/studio.mp4`;
const SOUND = `${ORIGIN}/samples/voices/am_michael.mp3`;

async function downloaded(app_id: number, address: string) {
  const { client } = await visitor();
  return finished(client, await client.tasks.push.mutate({ app_id, input: { address, rights: true } }));
}
const beginning = async (url: string) =>
  new Uint8Array(await (await fetch(new URL(url, ORIGIN), { headers: { range: "bytes=0-11" } })).arrayBuffer());

describe("the downloaders", () => {
  it("fetch a film as MP4 with its poster, and a sound as MP3, for nothing", async () => {
    const [film, sound] = await Promise.all([downloaded(VIDEO, FILM), downloaded(AUDIO, SOUND)]);
    const [video, audio] = [artifactOf(film.output?.artifacts ?? [], "video"), artifactOf(sound.output?.artifacts ?? [], "audio")];
    expect([film.state, film.title, film.cost, sound.state]).toEqual(["success", "studio", 0, "success"]);
    expect(new TextDecoder().decode((await beginning(video?.url ?? "")).subarray(4, 8))).toBe("ftyp");
    expect(await beginning(audio?.url ?? "")).not.toHaveLength(0);
    expect(video?.width).toBeGreaterThan(0);
    expect(audio?.duration).toBeGreaterThan(1);
  });

  it("say that a film has no sound", async () => {
    expect(await downloaded(AUDIO, FILM)).toMatchObject({ state: "failed", error_code: -20417 });
  });

  it("find the film that a page names, and say so where it names none", async () => {
    const found = await downloaded(VIDEO, `${SHOP}/film`);
    expect(found).toMatchObject({ state: "success", title: "Lamp with a film", output: { facts: { source: "127.0.0.1" } } });
    expect(artifactOf(found.output?.artifacts ?? [], "video")?.file_name).toBe("Lamp with a film.mp4");
    expect(await downloaded(VIDEO, `${SHOP}/not-a-product`)).toMatchObject({ state: "failed", error_code: -20410 });
  });

  it.each(["http://169.254.169.254/film.mp4", "http://[::1]:9/film.mp4", `${SHOP}/to-metadata`])("never reach %s", async (address) => {
    expect(await downloaded(VIDEO, address)).toMatchObject({ state: "failed", error_code: -20402 });
  });

  it("ask for one's right to it, and for a link that is one", async () => {
    const { client } = await visitor();
    const push = (input: object) => codeOf(client.tasks.push.mutate({ app_id: VIDEO, input }));
    expect((await push({ address: FILM, rights: false })).code).toBe(-20421);
    for (const address of ["no link", "file:///etc/passwd", "https://a b.example/"])
      expect((await push({ address, rights: true })).code).toBe(-20400);
  });

  it("work as forms without scripts", async () => {
    const cookie = await guestCookie();
    for (const page of ["/video-downloader", "/mp3-downloader"]) {
      const refused = await post(page, { address: FILM, key: crypto.randomUUID() }, { cookie });
      expect([refused.status, (await refused.text()).includes("Confirm that you have the right")]).toEqual([422, true]);
      const begun = await post(page, { address: FILM, rights: "on", key: crypto.randomUUID() }, { cookie });
      expect(begun.status).toBe(303);
      expect((await begunPage(begun, cookie)).status).toBe(200);
    }
  });
});
