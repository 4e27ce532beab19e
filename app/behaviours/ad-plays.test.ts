import { expect, it } from "vitest";
import { playAd } from "./ad-plays.ts";

const storage = (start?: string) => {
  const kept = new Map(start === undefined ? [] : [["ad_plays", start]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};
const plays = (user_type: number, store: ReturnType<typeof storage>, times: number) =>
  Array.from({ length: times }, () => playAd({ user_type }, store));
const FIVE = Array.from({ length: 5 }, () => "plays");

it("spec §6: a guest plays 5 ads, then is asked to sign in", () => {
  expect(plays(5, storage(), 7)).toEqual([...FIVE, "sign-in", "sign-in"]);
});

it("spec §6: a free user plays 5 ads, then is shown the plans; a guest's plays count when they have registered", () => {
  const store = storage();
  plays(5, store, 3);
  expect(plays(1, store, 4)).toEqual(["plays", "plays", "plans", "plans"]);
});

it.each([11, 14, 21, 24])("spec §6: a paid user (user_type %d) has no limit, and the counter is cleared", (user_type) => {
  const store = storage("5");
  expect(plays(user_type, store, 8)).toEqual(Array.from({ length: 8 }, () => "plays"));
  expect(store.getItem("ad_plays")).toBeNull();
});

it.each(["many", "-3", "1e99", "2.5", ""])("a counter that is none (%j) begins anew", (broken) => {
  expect(plays(5, storage(broken), 6)).toEqual([...FIVE, "sign-in"]);
});
