import { createInstance } from "i18next";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../locales/index.ts";
import { RESOURCES } from "./resources.ts";
import { translationOf } from "./translation.ts";

type Text = (key: string, values?: Record<string, unknown>) => string;

const keys = (tree: object, path = ""): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [`${path}${key}`.replace(/_(one|other)$/, "")] : keys(value, `${path}${key}.`),
  );

const KEYS = [...new Set(keys(RESOURCES.en.translation))];
const NAMES = [...JSON.stringify(RESOURCES).matchAll(/\{\{(\w+)\}\}/g)].map(([, name = ""]) => name).filter((name) => name !== "count");
const EVERY = Object.fromEntries(NAMES.map((name) => [name, `<${name}> & "$t(shell.name)"`]));

/** i18next alone, as it comes. */
function plainly(lng: string): Text {
  const instance = createInstance();
  void instance.init({
    lng,
    fallbackLng: "en",
    resources: RESOURCES,
    interpolation: { escapeValue: false },
    nsSeparator: false,
    initImmediate: false,
  });
  return instance.t as unknown as Text;
}

describe.each(LANGUAGES)("a message in %s", (lang) => {
  const ours = translationOf(lang).t as unknown as Text;
  const theirs = plainly(lang);

  it("is what i18next makes of it, with any count, asked once or again", () => {
    for (const key of KEYS)
      for (const count of [0, 1, 2, 1, 5, 1.5, 0]) expect(ours(key, { ...EVERY, count }), key).toBe(theirs(key, { ...EVERY, count }));
  });

  it("is that, too, without values, without a count and with a value too few", () => {
    for (const key of KEYS)
      for (const values of [undefined, {}, EVERY, { count: 3 }]) expect(ours(key, values), key).toBe(theirs(key, values));
  });

  it("of a name that is none is the name", () => {
    expect([ours("no.such"), ours("no.such", { count: 1 })]).toEqual(["no.such", "no.such"]);
  });
});
