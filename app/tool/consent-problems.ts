import type { Language, MessageKey } from "../../locales/index.ts";
import { codeOf, messageText } from "../../trpc/contract/rules/errors.ts";
import { type Problem, said } from "../http/problem.ts";

/** A form that asks two people says whose consent is missing. */
const OF_BOTH: Readonly<Record<string, MessageKey>> = { seen_: "avatar.consentOfSeen", face_: "avatar.consentOfFace" };

/** Forms name their ticks of consent `agreed` or `<of>_agreed`; `<of>_whose` and `<of>_person` stand beside those. */
const AGREED = /^(|.+_)agreed$/;

/**
 * A refusal for want of consent at the ticks that were left out and the names that are missing; any other problem as it is,
 * at `field`.
 */
export function problemsOfConsent(
  problem: Problem,
  { values, lang, field }: { values: Record<string, unknown>; lang: Language; field?: string },
): Problem[] {
  const at = (name: string): Problem => ({ ...problem, field: name });
  if (problem.code !== codeOf("avatar.consentRequired")) return [field ? at(field) : problem];
  const forms = Object.keys(values).flatMap((name) => AGREED.exec(name)?.[1] ?? []);
  const missing = (of: string): Problem => ({ ...at(`${of}agreed`), ...(OF_BOTH[of] ? { text: messageText(OF_BOTH[of], lang) } : {}) });
  const ticks = forms.filter((of) => values[`${of}agreed`] !== true).map(missing);
  const isUnnamed = (of: string): boolean => values[`${of}whose`] === "other" && String(values[`${of}person`] ?? "").trim() === "";
  const names = forms.filter(isUnnamed).map((of) => said("form.incomplete", lang, `${of}person`));
  return ticks.length + names.length > 0 ? [...ticks, ...names] : [problem];
}
