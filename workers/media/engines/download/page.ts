/** What a page says of its film. */
export interface MediaPage {
  readonly title: string;
  /** Addresses of files and playlists, the most likely one first. */
  readonly media: readonly string[];
  /** Open Graph's age restriction (`og:restrictions:age`). */
  readonly restricted: boolean;
}

const MOST = 5;

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", "#39": "'", "#34": '"' };
const plain = (text: string): string => text.replace(/&(#?\w{1,6});/g, (all, name: string) => ENTITIES[name] ?? all);

/** The attributes of a tag, names in lower case. */
const attributesOf = (tag: string): Record<string, string> =>
  Object.fromEntries(
    [...tag.matchAll(/([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g)].map(([, name = "", a, b, c]) => [
      name.toLowerCase(),
      plain(a ?? b ?? c ?? ""),
    ]),
  );

const tags = (html: string, name: string): Record<string, string>[] =>
  [...html.matchAll(new RegExp(`<(?:${name})\\b[^<>]{0,4000}>`, "gi"))].map(([tag]) => attributesOf(tag));

/** `contentUrl` of schema.org's VideoObject and AudioObject, wherever they stand in JSON-LD. */
const contentUrls = (html: string): string[] =>
  [...html.matchAll(/"contentUrl"\s*:\s*"((?:[^"\\]|\\.){1,4000})"/g)].map(([, url = ""]) => url.replaceAll("\\/", "/"));

/** Reads which film or sound a page shows: Open Graph, JSON-LD, and its `video`, `audio` and `source` elements. */
export function readMediaPage(html: string, base: string): MediaPage {
  const metas = tags(html, "meta").map(({ property, name, content = "" }) => ({ of: (property ?? name ?? "").toLowerCase(), content }));
  const told = (of: RegExp) => metas.filter((meta) => of.test(meta.of) && meta.content !== "").map(({ content }) => content);
  const elements = tags(html, "video|audio|source").flatMap(({ src }) => (src ? [src] : []));
  const found = [...contentUrls(html), ...told(/^(?:og:(?:video|audio)(?::secure_url|:url)?|twitter:player:stream)$/), ...elements];
  const addresses = found
    .flatMap((url) => (URL.canParse(url, base) ? [new URL(url, base).href] : []))
    .filter((url) => /^https?:/.test(url));
  const title = told(/^(?:og|twitter):title$/)[0] ?? plain(/<title[^>]*>([^<]{1,300})/i.exec(html)?.[1] ?? "");
  return {
    title: title.trim().slice(0, 200),
    media: [...new Set(addresses)].slice(0, MOST),
    restricted: told(/^og:restrictions:age$/).length > 0,
  };
}
