import { expect, it } from "vitest";
import { codeOf } from "../../trpc/contract/rules/errors.ts";
import { problemsOfConsent } from "./consent-problems.ts";

const refused = { text: "Confirm that the person agrees.", code: codeOf("avatar.consentRequired") ?? 0 };
const fieldsOf = (values: Record<string, unknown>) => problemsOfConsent(refused, { values, lang: "en" }).map(({ field }) => field);

it("a consent that was not given stands at its tick, of two only at the one that is missing", () => {
  expect(fieldsOf({ agreed: false, by: "elevenlabs/dubbing" })).toEqual(["agreed"]);
  expect(fieldsOf({ seen_agreed: true, face_agreed: false })).toEqual(["face_agreed"]);
  expect(fieldsOf({ seen_agreed: false, face_agreed: false })).toEqual(["seen_agreed", "face_agreed"]);
});

it("of two people each is told whose consent it is, in the page's language", () => {
  const both = { seen_agreed: false, face_agreed: false };
  const said = (lang: "en" | "zh") => problemsOfConsent(refused, { values: both, lang }).map(({ text }) => text);
  expect(said("en")).toEqual([expect.stringContaining("in the video"), expect.stringContaining("in the photo")]);
  expect(said("zh")).toEqual([expect.stringContaining("视频里的人"), expect.stringContaining("照片里的人")]);
  expect(problemsOfConsent(refused, { values: { agreed: false }, lang: "en" })[0]?.text).toBe(refused.text);
});

it("a person who is not named is asked for where their name belongs", () => {
  expect(fieldsOf({ agreed: true, whose: "other", person: " " })).toEqual(["person"]);
  expect(fieldsOf({ seen_agreed: true, face_agreed: false, face_whose: "other" })).toEqual(["face_agreed", "face_person"]);
  expect(fieldsOf({ agreed: true, whose: "self", person: "" })).toEqual([undefined]);
});

it("any other refusal stays what it is, at its own field where it has one", () => {
  const other = { text: "No face is seen.", code: codeOf("avatar.noFace") ?? 0 };
  expect(problemsOfConsent(other, { values: { agreed: false }, lang: "en" })).toEqual([other]);
  expect(problemsOfConsent(other, { values: {}, lang: "en", field: "picture" })).toEqual([{ ...other, field: "picture" }]);
});
