import { products } from "../../workers/upstream/scripts/corpus/corpus.ts";
import { figuresOf } from "../../workers/upstream/scripts/corpus/figures.ts";

/** The words of ads over the corpus of checked facts, at the length that all of them fit. */
export const adWords = (): Promise<Record<string, number>> => Promise.resolve(figuresOf(products(), 60));
