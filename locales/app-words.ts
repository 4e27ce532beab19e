import type { Language } from "./index.ts";
import type { Translated } from "./translated.ts";

/**
 * Words that only the app loads, by `import.meta.glob` (app/i18n/resources.ts). Each file adds its type here under its own
 * path, `<language>/messages` or `<language>/tools/<slug>`, so that there is no list of them to change.
 */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface AppWords {}

type NameIn<Lang extends string, Path> = Path extends `${Lang}/${infer Rest}` ? Rest : never;

/** `messages` and `tools/<slug>`: what English has, every language must have. */
type Name = NameIn<"en", keyof AppWords>;
type Missing = Exclude<`${Language}/${Name}`, keyof AppWords>;
type Unknown = Exclude<keyof AppWords, `${Language}/${Name}`>;
type Wrong = {
  [Path in keyof AppWords]: Path extends `${Language}/${infer Of extends Name}`
    ? AppWords[Path] extends Translated<AppWords[`en/${Of}`]>
      ? never
      : Path
    : never;
}[keyof AppWords];

/** A type error here names each file of words that a language lacks, has too many, or that does not follow English. */
export const complete: Record<Missing | Unknown | Wrong, never> = {};

/** The words of the interface, in sections. */
export type Messages = AppWords["en/messages"];

/** Tools that have words of their own. */
export type WordedTool = NameIn<"en/tools", keyof AppWords>;
export type ToolWords = { [Slug in WordedTool]: AppWords[`en/tools/${Slug}`] };
