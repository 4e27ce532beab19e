import { expect, it } from "vitest";
import { isCommonPassword } from "./weak-passwords.ts";

it.each([
  "123456",
  "1234567890",
  "654321",
  "111111",
  "000000",
  "abcdef",
  "password",
  "Password1",
  "PASSW0RD",
  "qwerty",
  "QWERTY123",
  "iloveyou",
  "5201314",
  "woaini1314",
  "abababab",
  "121212",
  "１２３４５６",
])("%j is guessed first", (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

it.each(["correct horse", "123457", "a new password", "Tr0ub4dor&3", "密码要长一点", "qwertz-aber-lang", "1234567x"])(
  "%j is not",
  (password) => {
    expect(isCommonPassword(password)).toBe(false);
  },
);
