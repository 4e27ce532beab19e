import { describe, expect, it } from "vitest";
import { callerOf } from "./caller.ts";

const caller = (headers: Record<string, string>, cookies: Record<string, string> = {}) =>
  callerOf(new Request("https://studio.example/trpc/admin.audit", { headers }), new Map(Object.entries(cookies)), "zh");
const TOKEN = "0123456789abcdefghij0123";
const ID = "5b2a6c1e-0000-4000-8000-000000000000";

it("a script's admin key goes on to the upstream, and is asked of nobody", () => {
  expect(caller({ "x-admin-key": "a key of twenty-four characters" }).adminKey).toBe("a key of twenty-four characters");
  expect(caller({}).adminKey).toBeUndefined();
});

describe("spec §7: who calls, in the headers of every call", () => {
  it("is told by the cookies of a page", () => {
    expect(caller({ "user-agent": "Mozilla/5.0 (iPhone)" }, { token: TOKEN, device_id: ID })).toMatchObject({
      token: TOKEN,
      lang: "zh",
      clientId: "reelwright-web",
      device: "ios",
      deviceId: ID,
    });
  });

  it.each(["X-Token", "Authorization"])("or by a script's own %s, which goes before a cookie", (name) => {
    expect(caller({ [name]: TOKEN }, { token: "f".repeat(24) }).token).toBe(TOKEN);
  });
});

describe("a forged cookie", () => {
  it.each([
    "\u0007\u001b",
    "a\u0001b".repeat(8),
    `${TOKEN}\r\nX-Admin-Key: x`,
    "<script>",
    "x".repeat(81),
    TOKEN.toUpperCase(),
    "%0d%0a".repeat(5),
  ])("token=%j is no session", (token) => {
    expect(caller({}, { token }).token).toBe("");
  });

  it.each(["<script>", "../../etc", `${ID}\r\nx: y`, "\u0000", ID.toUpperCase(), `${ID}0`])(
    "device_id=%j gives way to a fresh one",
    (device_id) => {
      const { deviceId } = caller({}, { device_id });
      expect(deviceId).toMatch(/^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/);
      expect(deviceId).not.toBe(device_id);
    },
  );
});
