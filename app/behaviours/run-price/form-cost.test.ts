import { expect, it } from "vitest";
import { formCost } from "./form-cost.ts";

const RATES = { "built-in/motion": 0.6, "built-in/poster": 1, "cloud/veo": 12.5 };

const form = (fields: Record<string, string | string[]>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) data.append(name, one);
  return data;
};

it("charges each picture of a prompt", () => {
  const cost = (count: string) => formCost(form({ mode: "text", model: "built-in/poster", count }), { makes: "image", rates: RATES });
  expect(["1", "4"].map(cost)).toEqual([1, 4]);
});

it("charges each picture that is made over, whatever the count says", () => {
  const asked = form({ mode: "image", model: "built-in/poster", count: "1", pictures: ["asset:1", "asset:2", ""] });
  expect(formCost(asked, { makes: "image", rates: RATES })).toBe(2);
});

it("charges a film of each picture by its seconds and its model", () => {
  const asked = { mode: "image", count: "1", seconds: "8", pictures: ["asset:1", "asset:2", "asset:3"] };
  const cost = (model: string) => formCost(form({ ...asked, model }), { makes: "video", rates: RATES });
  expect(["built-in/motion", "cloud/veo"].map(cost)).toEqual([15, 300]);
});

it("knows no price of a model that is not offered", () => {
  expect(formCost(form({ mode: "text", model: "cloud/gone" }), { makes: "image", rates: RATES })).toBeNull();
});
