import { expect, it } from "vitest";
import type { Avatar } from "../../../trpc/contract/avatar.ts";
import { offeredAvatars } from "./offered.ts";

const avatar = (id: string, source: number, is_active = 1) => ({ id, source, is_active }) as Avatar;
const looks = Array.from({ length: 300 }, (_, at) => avatar(`heygen:${at}`, 1));

it("the form offers all avatars but a provider's hundreds: of those the first, and what was chosen", () => {
  const ids = offeredAvatars([avatar("mia", 2), ...looks], ["heygen:250", null]).map(({ id }) => id);
  expect(ids).toEqual(["mia", ...Array.from({ length: 8 }, (_, at) => `heygen:${at}`), "heygen:250"]);
});

it("those that need a plan take no place of others", () => {
  const locked = looks.map((one) => ({ ...one, is_active: 0 as const }));
  expect(offeredAvatars([avatar("mia", 2), ...locked], []).map(({ id }) => id)).toEqual(["mia"]);
});
