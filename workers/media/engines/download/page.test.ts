import { expect, it } from "vitest";
import { readMediaPage } from "./page.ts";

const BASE = "https://site.example/watch/1";
const read = (html: string) => readMediaPage(`<!doctype html><html><head>${html}</head></html>`, BASE);

it("a page names its film in JSON-LD, Open Graph and its own elements; each address once, those of machines first", () => {
  const page = read(`<title>A &amp; B</title>
    <meta property="og:video:secure_url" content="/og.mp4"><meta content='https://cdn.example/p.m3u8?a=1&amp;b=2' property='og:video'>
    <script type="application/ld+json">{"@type":"VideoObject","contentUrl":"https:\\/\\/cdn.example\\/ld.mp4"}</script>
    <video src="own.webm"><source src="/og.mp4"></video>`);
  expect(page).toEqual({
    title: "A & B",
    restricted: false,
    media: [
      "https://cdn.example/ld.mp4",
      "https://site.example/og.mp4",
      "https://cdn.example/p.m3u8?a=1&b=2",
      "https://site.example/watch/own.webm",
    ],
  });
});

it("what is no address of the web is left out, and so is all beyond five", () => {
  const { media } = read(
    `<video src="blob:https://x/1"></video><audio src="data:audio/mp3,x"></audio>${Array.from({ length: 9 }, (_, at) => `<source src="/${at}.mp4">`).join("")}`,
  );
  expect(media).toEqual([0, 1, 2, 3, 4].map((at) => `https://site.example/${at}.mp4`));
});

it("tells of an age restriction, and of a page without a film", () => {
  expect(read('<meta property="og:restrictions:age" content="18+"><meta property="og:title" content="T">')).toEqual({
    title: "T",
    media: [],
    restricted: true,
  });
});

it("a page of a hundred thousand open tags ends", () => {
  expect(read("<meta ".repeat(100_000)).media).toEqual([]);
  expect(read(`<video ${"a=".repeat(200_000)}>`).media).toEqual([]);
  expect(read('"contentUrl":"'.repeat(50_000)).media).toEqual([]);
});
