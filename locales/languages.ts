/** The languages of the interface: one line each (decision 039). A language's own facts and words are in its folder. */
export * as en from "./en/index.ts";
export * as zh from "./zh/index.ts";
