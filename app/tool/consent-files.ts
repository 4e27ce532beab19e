import type { Language } from "../../locales/index.ts";
import { textOf } from "../http/form.ts";
import { type Problem, said } from "../http/problem.ts";

/**
 * Which files each tick is about: the name of their field, by the form's slug and the tick's name. All are consents but
 * `as_it_is`, which is asked for only once a photo has been looked at.
 */
const CONSENT_FILES = {
  "ai-voice": { agreed: "source" },
  "clone-voice": { agreed: "samples" },
  "create-picture-avatar": { agreed: "picture", as_it_is: "picture" },
  "create-video-avatar": { agreed: "film" },
  "face-swap": { seen_agreed: "film", face_agreed: "face" },
  "video-translation": { agreed: "videos" },
} as const satisfies Record<string, Readonly<Record<string, string>>>;

export type ConsentForm = keyof typeof CONSENT_FILES;

/** What browsers post for a tick without a value: it was shown with no file, so it is about those that are posted with it. */
const ANY = "on";

const filesIn = (value: unknown): string[] => [value].flat().filter((one) => typeof one === "string" && one !== "") as string[];

/** A tick names the files that it was shown with; a script that has them replaced takes it back (behaviours/upload). */
export function tickOf(slug: ConsentForm, name: string, values: Readonly<Record<string, unknown>>) {
  const field = (CONSENT_FILES[slug] as Readonly<Record<string, string>>)[name] ?? "";
  return { value: filesIn(values[field]).join(" ") || ANY, "data-agrees": field };
}

/** A form's values without the consents that were given for other files than it has now; each is asked for again, at its tick. */
export function withConsentOf(
  slug: string,
  { form, values, lang }: { form: FormData; values: Record<string, unknown>; lang: Language },
): { values: Record<string, unknown>; problems: Problem[] } {
  const ticks = Object.entries(Object.hasOwn(CONSENT_FILES, slug) ? CONSENT_FILES[slug as ConsentForm] : {});
  const lost = ticks.flatMap(([name, field]) => {
    const given = textOf(form, name);
    const agreed = given.split(" ");
    const isSame = given === "" || given === ANY || filesIn(values[field]).every((file) => agreed.includes(file));
    return isSame ? [] : [name];
  });
  return {
    values: { ...values, ...Object.fromEntries(lost.map((name) => [name, false])) },
    problems: lost.filter((name) => name !== "as_it_is").map((name) => said("consent.otherFile", lang, name)),
  };
}
