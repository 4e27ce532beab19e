import { expect, it } from "vitest";
import { extractProduct } from "./index.ts";

const page = (films: unknown, body: string): string =>
  `<!doctype html><title>Lamp</title><script type="application/ld+json">${JSON.stringify({ "@type": "Product", name: "Lamp", video: films, offers: { price: "9", priceCurrency: "EUR" } })}</script><main><h1>Lamp</h1><p>9 €</p>${body}</main>`;
const videosOf = (html: string) => extractProduct(html, "https://shop.example/lamp").videos;

it("all films of a page are found, those that markup names first, each address once", () => {
  const films = [
    { "@type": "VideoObject", contentUrl: "/a.mp4" },
    { "@type": "VideoObject", embedUrl: "https://cdn.example/b.mp4" },
  ];
  expect(videosOf(page(films, '<video src="/c.mp4"></video><video data-src="/a.mp4"></video>'))).toEqual([
    "https://shop.example/a.mp4",
    "https://cdn.example/b.mp4",
    "https://shop.example/c.mp4",
  ]);
});

it("the sources of one element are one film, the MP4 before others", () => {
  expect(
    videosOf(
      page([], '<video><source src="/a.webm"><source src="/a.mp4?v=2"></video><video><source src="/b.webm"><source src="/b.mov"></video>'),
    ),
  ).toEqual(["https://shop.example/a.mp4?v=2", "https://shop.example/b.webm"]);
});

it("a film of what else the shop sells is none of the product's", () => {
  expect(
    videosOf(page([], '<section class="related-products"><h2>You may also like</h2><video src="/other.mp4"></video></section>')),
  ).toEqual([]);
});

it("a page without films has none", () => {
  expect(videosOf(page(undefined, "<video></video><video src=''></video>"))).toEqual([]);
});
