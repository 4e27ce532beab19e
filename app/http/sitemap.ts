import { PUBLIC_PAGES } from "../route-table.ts";
import { LANGUAGES } from "../../locales/index.ts";
import { alternatesOf, pageAddress } from "./address.ts";

const alternates = (origin: string, path: string): string =>
  alternatesOf(origin, path)
    .map(({ tag, href }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>`)
    .join("");

const entries = (origin: string, path: string): string =>
  LANGUAGES.map((lang) => `<url><loc>${pageAddress(origin, path, lang)}</loc>${alternates(origin, path)}</url>`).join("\n");

/** sitemap.xml: what the route table shows to everyone, in every language. */
export const sitemap = (origin: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${PUBLIC_PAGES.map(({ path }) => entries(origin, path)).join("\n")}\n</urlset>\n`;

/** robots.txt: everything but what is not a page. */
export const robots = (origin: string): string =>
  [
    "User-agent: *",
    "Allow: /",
    "Disallow: /trpc/",
    "Disallow: /files/",
    "Disallow: /tasks/",
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");
