import type { ParseKeys } from "i18next";
import { fill } from "../../../locales/fill.ts";
import { quantities } from "../../../locales/quantity.ts";

/** What an island may ask messages of: a section (`mediaOrder`), or one tool's words (`tools.text-to-speech`). */
export type Namespace = ParseKeys extends infer Key
  ? Key extends `tools.${infer Slug}.${string}`
    ? `tools.${Slug}`
    : Key extends `${infer Section}.${string}`
      ? Section
      : never
  : never;

type Values = Readonly<Record<string, string | number>>;

/** i18next's `t`, for the keys of some namespaces alone. A `count` chooses the plural form. */
export type IslandT<Named extends Namespace> = (key: Extract<ParseKeys, `${Named}.${string}`>, values?: Values) => string;

/** The namespaces that an island was given, by name. */
export type IslandMessages = Readonly<Record<string, unknown>>;

const textAt = (tree: unknown, path: readonly string[]): string | undefined => {
  const found = path.reduce<unknown>((at, name) => (typeof at === "object" && at !== null ? Reflect.get(at, name) : undefined), tree);
  return typeof found === "string" ? found : undefined;
};

function find(messages: IslandMessages, key: string): string | undefined {
  const namespace = Object.keys(messages).find((name) => key.startsWith(`${name}.`));
  return namespace === undefined ? undefined : textAt(messages[namespace], key.slice(namespace.length + 1).split("."));
}

/** The `t` of an island. It says what i18next says (translate.test.ts), which would be four times the code of an island. */
export function translate<Named extends Namespace>(messages: IslandMessages, tag: string): IslandT<Named> {
  const plurals = new Intl.PluralRules(tag);
  return (key, values = {}) => {
    const { count } = values;
    const plural =
      typeof count === "number" ? (find(messages, `${key}_${plurals.select(count)}`) ?? find(messages, `${key}_other`)) : undefined;
    return fill(plural ?? find(messages, key) ?? key, quantities(values, tag));
  };
}
