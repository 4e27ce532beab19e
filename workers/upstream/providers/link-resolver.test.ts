import { createServer } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { onLoopback } from "../../../tests/setup/loopback.ts";
import { providerEnv } from "./env.ts";
import { linkResolverFor } from "./link-resolver.ts";

const PAGE = "https://video.example/watch?v=1";
const FILE = "https://cobalt.example/tunnel?id=1";

let close: (() => Promise<void>) | undefined;
afterEach(() => close?.());

/** A cobalt server that answers with this; what it is asked is kept. */
async function cobalt(status: number, body: unknown) {
  const asked: { method?: string; accept?: string; authorization?: string; body: unknown }[] = [];
  const server = createServer((request, response) => {
    let text = "";
    request.on("data", (part: Buffer) => (text += part.toString()));
    request.on("end", () => {
      const { method, headers } = request;
      asked.push({ method, accept: headers.accept, authorization: headers.authorization, body: JSON.parse(text) });
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    });
  });
  const at = await onLoopback(server);
  ({ close } = at);
  const resolver = linkResolverFor(providerEnv.parse({ COBALT_URL: `${at.origin}/`, COBALT_API_KEY: "k" }));
  return { asked, resolve: (take: "video" | "audio" = "video") => resolver?.resolve(PAGE, take) };
}

describe("a cobalt server", () => {
  it("is asked as its documentation says, and names the file and its title", async () => {
    const { asked, resolve } = await cobalt(200, { status: "tunnel", url: FILE, filename: "A film.mp4" });
    expect(await resolve()).toEqual({ url: FILE, title: "A film" });
    await resolve("audio");
    expect(asked.map(({ method, accept, authorization }) => [method, accept, authorization])).toEqual(
      Array.from({ length: 2 }, () => ["POST", "application/json", "Api-Key k"]),
    );
    expect(asked.map(({ body }) => body)).toEqual(
      ["auto", "audio"].map((downloadMode) => ({ url: PAGE, videoQuality: "1080", downloadMode, disableMetadata: true })),
    );
  });

  it("lets pick: the first film, or a slide show's sound", async () => {
    const film = "https://cdn.example/b.mp4";
    const sound = "https://cdn.example/c.mp3";
    const picker = [
      { type: "photo", url: "https://cdn.example/a.jpg" },
      { type: "video", url: film },
    ];
    const { resolve } = await cobalt(200, { status: "picker", picker, audio: sound });
    expect([(await resolve())?.url, (await resolve("audio"))?.url]).toEqual([film, sound]);
  });

  it.each([
    ["error.api.content.video.private", "download.private"],
    ["error.api.content.video.live", "download.live"],
    ["error.api.content.post.age", "download.age"],
    ["error.api.content.video.region", "download.region"],
    ["error.api.rate_exceeded", "download.busy"],
    ["error.api.fetch.rate", "download.busy"],
    ["error.api.content.video.unavailable", "download.failed"],
    ["error.api.youtube.login", "download.failed"],
  ])("refuses with %s: %s", async (code, reason) => {
    const { resolve } = await cobalt(400, { status: "error", error: { code } });
    await expect(resolve()).rejects.toMatchObject({ reason });
  });

  it.each([
    [400, { status: "error", error: { code: "error.api.link.unsupported" } }],
    [400, { status: "error", error: { code: "error.api.service.unsupported" } }],
    [200, { status: "redirect", url: "file:///etc/passwd" }],
    [200, { status: "picker", picker: [{ type: "photo", url: "https://cdn.example/a.jpg" }] }],
    [502, "no JSON of its own"],
  ])("leaves the address to us where it knows nothing of it (%i %j)", async (status, body) => {
    const { resolve } = await cobalt(status, body);
    expect(await resolve()).toBeNull();
  });

  it("is not asked where the operator has none, and not waited for where it is away", async () => {
    expect(linkResolverFor(providerEnv.parse({}))).toBeNull();
    expect(await linkResolverFor(providerEnv.parse({ COBALT_URL: "http://127.0.0.1:9/" }))?.resolve(PAGE, "video")).toBeNull();
  });
});
