import type { Language } from "../../trpc/contract/rules/languages.ts";
import { account as en } from "../i18n/en/account.ts";
import { account as zh } from "../i18n/zh/account.ts";
import type { Words } from "./bare-page.ts";

const MESSAGES = { en: { account: en }, zh: { account: zh } } as const;

type Refusal = keyof typeof en.refusals;

/** A message without the i18n library: this page is made before there is an app to render. */
const word = (lang: Language, key: `account.refusals.${Refusal}.${"title" | "body"}`): string =>
  String(key.split(".").reduce<unknown>((tree, name) => (tree as Record<string, unknown>)[name], MESSAGES[lang]));

/** Why an address that asks for more than a page was refused; `why` instead of the usual words. */
export const refusalWords =
  (kind: Refusal, why?: string) =>
  (lang: Language): Words => ({
    title: word(lang, `account.refusals.${kind}.title`),
    body: why ?? word(lang, `account.refusals.${kind}.body`),
  });
