import { factsOf, type Language, sharedWords } from "../../locales/index.ts";
import { fill } from "../../locales/fill.ts";
import { frameOf, filmStrip } from "../ui/film-strip.ts";
import { type FailureStatus, waysOn } from "./failure.ts";

/** The product's look in a few lines: the style sheet may be what cannot be had. */
const STYLE = `
@view-transition{navigation:auto}
body{margin:0;padding:24px clamp(20px,9vw,144px) 48px;font:1.0625rem/1.6 "Source Sans","PingFang SC","Microsoft YaHei","Noto Sans SC",system-ui,sans-serif;background:#fbf8f1;color:#1d1a16;text-wrap:pretty}
:lang(zh){line-height:1.7}
.name{display:inline-flex;gap:10px;align-items:center;min-height:44px;font-weight:700;font-size:1.25rem;color:inherit;text-decoration:none}
main{max-width:38rem;padding-top:clamp(24px,9vh,112px)}
.torn-film{display:block;width:min(320px,100%);height:auto;margin:0 0 32px}
h1{font-size:clamp(1.75rem,1.3rem + 1.8vw,2.5rem);line-height:1.15;letter-spacing:-.02em;margin:0 0 16px;text-wrap:balance}
h1:lang(zh){letter-spacing:0;line-height:1.35}
.said{font-size:1.1875rem;margin:0}
.n{color:#5a544b;font-size:.875rem;margin:32px 0 0}
.go{display:flex;flex-wrap:wrap;gap:12px;margin:32px 0 0}
.go a{display:inline-flex;align-items:center;min-height:48px;padding:0 24px;border:1px solid currentColor;border-radius:2px;font-weight:600;color:inherit;text-decoration:none}
.go a:first-child{background:#f7640f;border-color:#f7640f;color:#1b130c}
.go a:hover{text-decoration:underline;text-underline-offset:.2em}
:focus-visible{outline:2px solid;outline-offset:3px}
@media(prefers-color-scheme:dark){body{background:#1b1b1a;color:#f3eee3}.n{color:#b9b2a6}}`;

const MARK =
  '<svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true"><path d="M1 1h15v5l-6-2v20l6-2v5H1z" fill="currentColor"/><path d="M12.5 7.5 26 14 12.5 20.5z" fill="#f7640f"/></svg>';

export interface Words {
  title: string;
  body: string;
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * A failure without the shell: for a request that never comes as far as a page. Its words are ours alone, nothing of
 * the request is in it.
 */
export function barePage(status: FailureStatus, lang: Language, why?: Words): string {
  const words = sharedWords(lang).failures;
  const said = why ?? words[`s${status}`];
  const [title, body] = [escaped(said.title), escaped(said.body)];
  const ways = waysOn(status).map(([href, word]) => `<a href="${href}">${words[word]}</a>`);
  return `<!doctype html><html lang="${factsOf(lang).htmlLang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${title} · Reelwright</title><style>${STYLE}</style><header><a class="name" href="/home">${MARK}Reelwright</a></header><main>${filmStrip(frameOf(status))}<h1>${title}</h1><p class="said">${body}</p><p class="go">${ways.join("")}</p><p class="n">${fill(words.code, { status })}</p></main></html>`;
}
