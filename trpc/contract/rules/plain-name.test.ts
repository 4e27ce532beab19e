import { expect, it } from "vitest";
import { avatars } from "../avatar.ts";

it("an avatar's name is one line, without signs that turn its direction", () => {
  const { name } = avatars.update.input.shape;
  expect(name.parse(" Ana\r\nX-Evil: 1")).toBe("Ana  X-Evil: 1");
  expect(name.parse("\u202egpj.exe")).toBe("gpj.exe");
  expect(name.safeParse("\u202e\u0000 ").success).toBe(false);
  expect(name.parse("小林")).toBe("小林");
});
