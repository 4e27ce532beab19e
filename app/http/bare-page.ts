import { failures as en } from "../i18n/en/failures.ts";
import { failures as zh } from "../i18n/zh/failures.ts";
import { type FailureStatus, mayTryAgain } from "./failure.ts";

const STYLE =
  "@view-transition{navigation:auto}body{margin:0;font:1.0625rem/1.6 system-ui,sans-serif;background:#fbf8f1;color:#1d1a16}main{max-width:40rem;padding:12vh 1.5rem}h1{font-size:2.25rem;line-height:1.15;margin:0 0 1rem}.n{color:#5a544b;font-size:1.75rem;margin:0}a{display:inline-block;min-height:44px;line-height:44px;margin-right:1.5rem;color:inherit}@media(prefers-color-scheme:dark){body{background:#1b1b1a;color:#f3eee3}.n{color:#b9b2a6}}";

/** A failure without the shell: for a request that never comes as far as a page. Its words are ours alone, nothing of the request is in it. */
export function barePage(status: FailureStatus, lang: "en" | "zh"): string {
  const words = lang === "zh" ? zh : en;
  const { title, body } = words[`s${status}`];
  const again = mayTryAgain(status) ? `<a href="">${words.again}</a>` : "";
  return `<!doctype html><html lang="${lang === "zh" ? "zh-CN" : "en"}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title} · Reelwright</title><style>${STYLE}</style><main><p class="n" aria-hidden="true">${status}</p><h1>${title}</h1><p>${body}</p><p>${again}<a href="/home">${words.toHome}</a></p></main></html>`;
}
