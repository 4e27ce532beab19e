import { describe, expect, it } from "vitest";
import { checkAgreement, checkCode, checkEmail, checkNickname, checkPassword, normalEmail } from "./account.ts";

const keys = (issues: { key: string }[]) => issues.map(({ key }) => key);

describe("spec §5: email format must be correct", () => {
  it.each(["a@b.co", "first.last+tag@mail.example.com", " Name@Example.COM ", "名字@例子.中国"])("%s is one", (email) => {
    expect(checkEmail(email)).toEqual([]);
  });
  it.each(["a@b", "a b@c.de", "@b.co", "a@.co", "a@b..co", "a@b.co\r\nBcc: x@y.zz", "<a@b.co>", `${"a".repeat(250)}@b.co`, "a@-b.co"])(
    "%j is none",
    (email) => {
      expect(keys(checkEmail(email))).toEqual(["auth.emailFormat"]);
    },
  );
  it("is kept in lower case, without the space around it", () => expect(normalEmail(" Name@Example.COM ")).toBe("name@example.com"));
});

it("spec §5: password at least 6 characters, counted as a person counts them", () => {
  expect(keys(checkPassword("12345"))).toEqual(["auth.passwordTooShort"]);
  expect(keys(checkPassword("123456"))).toEqual(["auth.passwordTooCommon"]);
  expect(checkPassword("12346x")).toEqual([]);
  expect(keys(checkPassword("🫖🫖🫖🫖🫖"))).toEqual(["auth.passwordTooShort"]);
  expect(checkPassword("密码要长一点")).toEqual([]);
});

it("spec §5: verification code required; wrong code gives an error", () => {
  expect(keys(checkCode(" "))).toEqual(["form.incomplete"]);
  expect(keys(checkCode("12a456"))).toEqual(["auth.wrongCode"]);
  expect(checkCode("012345")).toEqual([]);
});

it("spec §5: user agreement must be ticked to register; nickname must be filled; all auth fields required", () => {
  expect(keys(checkAgreement(false))).toEqual(["auth.agreementRequired"]);
  expect(keys(checkNickname("  "))).toEqual(["form.nicknameRequired"]);
  expect(keys([...checkEmail(""), ...checkPassword(""), ...checkCode("")])).toEqual([
    "form.incomplete",
    "form.incomplete",
    "form.incomplete",
  ]);
});
