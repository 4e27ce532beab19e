import { expect, it } from "vitest";
import { visitorOf } from "./visitor.ts";

it("a forged choice is none", () => {
  const choiceOf = (cookie: string) => visitorOf(new Request("https://studio.example", { headers: { cookie } }), "DE").choice;
  expect(["consent=maybe", "consent=yesterday", "xconsent=yes", "consent="].map(choiceOf)).toEqual([null, null, null, null]);
  expect(["consent=yes", "a=b; consent=no; c=d"].map(choiceOf)).toEqual(["yes", "no"]);
});
