import { type ComponentType, createContext, type ReactNode, useContext } from "react";
import { renderToStaticMarkup } from "react-dom/server.browser";
import type { Language } from "../../trpc/contract/rules/languages.ts";
import { Translated, useTranslation } from "../i18n/use-translation.tsx";

/** What can be told by its JSON alone: no function, no element. */
type Json<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends (...given: never[]) => unknown
    ? never
    : T extends object
      ? { [K in keyof T]: Json<T[K]> }
      : never;

interface KeptProps<P extends object> {
  /** Sees its language and what `with` says, and nothing else: not the address, not the visitor, not the nonce. No island: its ids would be there twice. */
  of: ComponentType<P>;
  with: P & Json<P> & { children?: never };
}

/** So many variants of a part, and then from the beginning: what is chosen of a list, where one is, the host that was asked. */
const VARIANTS = 64;
const made = new WeakMap<object, Map<string, string>>();

/** The part's markup, rendered once in an isolate's life. A tree of its own has no context but the one that is put around it. */
function markupOf<P extends object>(Part: ComponentType<P>, given: P, lang: Language): string {
  const variants = made.get(Part) ?? new Map<string, string>();
  const key = `${lang} ${JSON.stringify(given)}`;
  const known = variants.get(key);
  if (known !== undefined) return known;
  const fresh = renderToStaticMarkup(
    <Translated lang={lang}>
      <Part {...given} />
    </Translated>,
  );
  if (variants.size >= VARIANTS) variants.clear();
  variants.set(key, fresh);
  made.set(Part, variants);
  return fresh;
}

/** The kept parts of one answer: React leaves a mark in the place of each. Nobody knows the marks of an answer before it is made. */
interface Parts {
  mark: string;
  list: string[];
}
const Collected = createContext<Parts | null>(null);

/**
 * A part of the page that is the same for everyone who gives it the same: rendered once and kept as markup. Where a page
 * is streamed it is rendered like any other.
 */
export function Kept<P extends object>({ of: Part, with: given }: KeptProps<P>): ReactNode {
  const parts = useContext(Collected);
  const { lang } = useTranslation();
  if (!import.meta.env.SSR || !parts) return <Part {...given} />;
  return `${parts.mark}${parts.list.push(markupOf<P>(Part, given, lang)) - 1};`;
}

/** A page as markup after its `doctype`, its kept parts in their places: put together once, for a page that is joined and joined again is a copy each time. */
export function renderKept(page: ReactNode, doctype = ""): string {
  const parts: Parts = { mark: `kept-${crypto.randomUUID()}-`, list: [] };
  const [start = "", ...rest] = renderToStaticMarkup(<Collected.Provider value={parts}>{page}</Collected.Provider>).split(parts.mark);
  return [doctype, start, ...rest.flatMap((piece) => [parts.list[Number.parseInt(piece, 10)], piece.slice(piece.indexOf(";") + 1)])].join(
    "",
  );
}
