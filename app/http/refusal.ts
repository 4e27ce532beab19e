import { account as en } from "../i18n/en/account.ts";
import { account as zh } from "../i18n/zh/account.ts";

const MESSAGES = { en: { account: en }, zh: { account: zh } } as const;

export type Refusal = Exclude<keyof typeof en.refusals, "home">;

/** A message without the i18n library: this page is made before there is an app to render. */
const word = (lang: "en" | "zh", key: `account.refusals.${Refusal}.${"title" | "body"}` | "account.refusals.home"): string =>
  String(key.split(".").reduce<unknown>((tree, name) => (tree as Record<string, unknown>)[name], MESSAGES[lang]));

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const STYLE =
  "body{margin:0;background:#fbf8f1;color:#1d1a16;font:17px/1.6 'PingFang SC','Microsoft YaHei',system-ui,sans-serif}main{max-width:36rem;padding:12vh 24px}h1{font-size:1.75rem;line-height:1.2;margin:0 0 1rem}a{color:inherit;font-weight:600}@media(prefers-color-scheme:dark){body{background:#1b1b1a;color:#f3eee3}}";

/** A whole page that says what was refused, why (`why` instead of the usual words), and where to go on. Nothing of the request is in it. */
export function refusalHtml(lang: "en" | "zh", kind: Refusal, why = word(lang, `account.refusals.${kind}.body`)): string {
  const title = escaped(word(lang, `account.refusals.${kind}.title`));
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style>`;
  return `<!doctype html><html lang="${lang === "zh" ? "zh-CN" : "en"}">${head}<main><h1>${title}</h1><p>${escaped(why)}</p><p><a href="/home">${escaped(word(lang, "account.refusals.home"))}</a></p></main></html>`;
}
