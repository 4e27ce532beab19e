import { z } from "zod";
import { useOfTranslation } from "../../../../trpc/contract/rules/provider-calls.ts";
import type { TextLanguage } from "../../../../trpc/contract/translation.ts";
import { ANSWER, askProvider } from "../ask-provider.ts";
import { HttpFailed } from "../http-failed.ts";
import { type Glossary, usedIn } from "./glossary.ts";
import type { TranslationTerms, Translator } from "./translator.ts";

/** Texts of one request, as DeepL takes them, and about how many bytes of them (128 KiB of a whole request). */
const MOST_TEXTS = 50;
const MOST_BYTES = 60_000;
const TIMEOUT_MS = 30_000;

const translations = z.object({ translations: z.array(z.object({ text: z.string() })) });
const made = z.object({ glossary_id: z.string().min(1) });

/** English and Chinese come in several kinds where they are asked for, and in one where they are read or in a glossary. */
const TARGETS: Partial<Record<TextLanguage, string>> = { en: "EN-US", zh: "ZH-HANS", pt: "PT-BR" };
const targetOf = (to: TextLanguage): string => TARGETS[to] ?? to.toUpperCase();

const hostOf = (key: string): string => (key.endsWith(":fx") ? "https://api-free.deepl.com" : "https://api.deepl.com");

/** Texts in their order, as many together as one request takes. */
function batches(lines: readonly string[]): string[][] {
  const size = (texts: readonly string[]) => texts.reduce((sum, text) => sum + text.length * 3, 0);
  return lines.reduce<string[][]>((all, line) => {
    const last = all.at(-1);
    if (!last || last.length >= MOST_TEXTS || size(last) + line.length * 3 > MOST_BYTES) return [...all, [line]];
    return [...all.slice(0, -1), [...last, line]];
  }, []);
}

/** DeepL by its API (DeepLcom/openapi): `/v2/translate`, and `/v2/glossaries` for as long as a translation needs one. */
export function deepl({ key, base }: { key: string; base: string | undefined }): Translator {
  const plan = key.endsWith(":fx") ? "deepl:free" : "deepl:pro";
  const call = async (method: "POST" | "DELETE", path: string, body?: object): Promise<unknown> => {
    const asked = {
      method,
      headers: { authorization: `DeepL-Auth-Key ${key}`, "content-type": "application/json" },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body ? { body: JSON.stringify(body) } : {}),
    };
    const response = await askProvider(`${base ?? hostOf(key)}${path}`, asked, ANSWER.status);
    if (!response.ok) throw new HttpFailed("deepl", response.status, await response.text());
    return method === "DELETE" ? null : response.json();
  };

  /** A glossary is of two languages: DeepL takes none where it has to find out the first by itself. */
  const withGlossary = async <T>(terms: TranslationTerms, used: Glossary, work: (id: string | null) => Promise<T>): Promise<T> => {
    if (used.length === 0 || terms.from === "auto") return work(null);
    const entries = used.map(([word, said]) => `${word.replaceAll("\t", " ")}\t${said.replaceAll("\t", " ")}`).join("\n");
    const languages = { source_lang: terms.from, target_lang: terms.to };
    const { glossary_id } = made.parse(
      await call("POST", "/v2/glossaries", { name: "Reelwright", ...languages, entries, entries_format: "tsv" }),
    );
    try {
      return await work(glossary_id);
    } finally {
      await call("DELETE", `/v2/glossaries/${encodeURIComponent(glossary_id)}`).catch(() => null);
    }
  };

  return {
    engine: "deepl",
    async translate(lines, terms, tell) {
      const source = terms.from === "auto" ? {} : { source_lang: terms.from.toUpperCase() };
      return withGlossary(terms, usedIn(terms.glossary, lines.join("\n")), async (glossary_id) => {
        const said: string[] = [];
        for (const text of batches(lines)) {
          const request = { text, target_lang: targetOf(terms.to), ...source, ...(glossary_id ? { glossary_id } : {}) };
          const { translations: found } = translations.parse(await call("POST", "/v2/translate", request));
          await tell?.(useOfTranslation(plan, text));
          if (found.length !== text.length) throw new Error("deepl answered another number of texts");
          said.push(...found.map((one) => one.text));
        }
        return said;
      });
    },
  };
}
