import { createInstance } from "i18next";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../../locales/index.ts";
import { RESOURCES } from "../../i18n/resources.ts";
import { messagesOf } from "./messages.ts";
import { translate } from "./translate.ts";

type Text = (key: string, values?: Record<string, string | number>) => string;

const keysOf = (tree: object, path: string): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [`${path}.${key}`.replace(/_(one|other)$/, "")] : keysOf(value, `${path}.${key}`),
  );

const NAMESPACES = ["pricing", "mediaOrder", "tools.link-to-video"] as const;
const VALUES = {
  number: 2,
  to: 3,
  seconds: 15,
  price: "€9",
  files: "JPG",
  credits: 10,
  step: 15,
  min: 1,
  max: 9,
  days: 7,
  later: "€19",
  percent: 50,
  year: "€190",
  less: "€38",
  seats: 3,
  rate: "x",
  name: 80,
  intro: 600,
};

describe.each(LANGUAGES)("an island's t in %s", (language) => {
  const ours = translate<(typeof NAMESPACES)[number]>(messagesOf(language, NAMESPACES), language) as Text;
  const instance = createInstance();
  void instance.init({
    lng: language,
    resources: RESOURCES,
    interpolation: { escapeValue: false },
    nsSeparator: false,
    initImmediate: false,
  });
  const theirs = instance.t as unknown as Text;
  const { translation } = RESOURCES[language];
  const keys = [
    ...keysOf(translation.pricing ?? {}, "pricing"),
    ...keysOf(translation.mediaOrder ?? {}, "mediaOrder"),
    ...keysOf(Reflect.get(translation.tools, "link-to-video"), "tools.link-to-video"),
  ];

  it("says what i18next says, with any count and with none", () => {
    expect(keys.length).toBeGreaterThan(60);
    for (const key of keys)
      for (const count of [0, 1, 2, 5]) expect(ours(key, { ...VALUES, count }), key).toBe(theirs(key, { ...VALUES, count }));
    for (const key of keys.filter((one) => !/_/.test(one))) expect(ours(key, VALUES), key).toBe(theirs(key, VALUES));
  });

  it("knows nothing of other namespaces", () => {
    expect(ours("shell.name")).toBe("shell.name");
  });
});
