import { createContext, type ReactNode, useContext } from "react";
import { FALLBACK, type Language } from "../../locales/index.ts";
import { type Translation, translationOf } from "./translation.ts";

const Shown = createContext<Translation>(translationOf(FALLBACK));

/**
 * Says in which language all below it speaks: set once for an answer (entry.server), so that a page that could not be
 * loaded has it too.
 */
export const Translated = ({ lang, children }: { lang: Language; children: ReactNode }) => (
  <Shown.Provider value={translationOf(lang)}>{children}</Shown.Provider>
);

/** The messages of the page's language. i18next's own hook is made for languages that change, and costs twice as much as the text. */
export const useTranslation = (): Translation => useContext(Shown);
