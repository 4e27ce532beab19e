/** i18next's plural forms beside `one` and `other`, which English does not have and another language may need. */
type MorePlurals<Key> = Key extends `${infer Name}_other` ? `${Name}_${"zero" | "two" | "few" | "many"}` : never;

/** The shape of a translation of English words: the same keys, none missing and none more, except for plural forms. */
export type Translated<English> = {
  [Key in keyof English]: English[Key] extends string ? string : Translated<English[Key]>;
} & { [Key in keyof English as MorePlurals<Key>]?: string };
