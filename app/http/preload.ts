import head from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url";
import text from "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url";
import styles from "../styles/app.css?url";

const font = (url: string): string => `<${url}>; rel=preload; as=font; type="font/woff2"; crossorigin`;

/** A page's `Link`: its style and its two fonts, before the page is read. Cloudflare sends the same as Early Hints. */
export const PRELOAD = [`<${styles}>; rel=preload; as=style`, font(head), font(text)].join(", ");
