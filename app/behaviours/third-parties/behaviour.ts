import type { ThirdParties } from "../../consent/third-parties.ts";

/** Spec §7: on a phone the chat comes after so long. */
export const CHAT_PHONE_MS = 5100;
const PHONE = "(max-width: 47.99rem)";

declare global {
  interface Window {
    dataLayer?: object[];
    $crisp?: unknown[];
    CRISP_WEBSITE_ID?: string;
  }
}

function load(src: string): void {
  const script = document.createElement("script");
  script.async = true;
  script.src = src;
  document.head.appendChild(script);
}

const LOADERS: { [K in keyof ThirdParties]: (id: string, signal: AbortSignal) => void } = {
  tagManager(id) {
    (window.dataLayer ??= []).push({ "gtm.start": Date.now(), event: "gtm.js" });
    load(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`);
  },
  // The loader of a project, by the public key of its DSN.
  sentry(dsn) {
    load(`https://js.sentry-cdn.com/${encodeURIComponent(new URL(dsn).username)}.min.js`);
  },
  chat(id, signal) {
    const open = () => {
      window.$crisp = [];
      window.CRISP_WEBSITE_ID = id;
      load("https://client.crisp.chat/l.js");
    };
    if (!matchMedia(PHONE).matches) return open();
    const waiting = setTimeout(open, CHAT_PHONE_MS);
    signal.addEventListener("abort", () => clearTimeout(waiting));
  },
};

/** Loads the operator's third parties once the page itself is there; never in a page that is only prepared. */
export default function thirdParties(host: HTMLElement, signal: AbortSignal): void {
  const parties = JSON.parse(host.dataset.parties ?? "{}") as Partial<ThirdParties>;
  const start = () => {
    for (const [name, id] of Object.entries(parties)) if (id) LOADERS[name as keyof ThirdParties]?.(id, signal);
  };
  const isPrepared = (document as Document & { prerendering?: boolean }).prerendering;
  if (isPrepared) document.addEventListener("prerenderingchange", start, { once: true, signal });
  else if (document.readyState === "complete") start();
  else addEventListener("load", start, { once: true, signal });
}
