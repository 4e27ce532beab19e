import { describe, expect, it } from "vitest";
import { apiKeys, MOST_KEYS } from "../../trpc/contract/api-key.ts";
import { apiKey } from "../../db/schema/index.ts";
import { newKey } from "../../workers/upstream/api/key.ts";
import { client, sender } from "./api-support.ts";
import { register } from "./account-support.ts";
import { all, ask, guest } from "./support.ts";

describe("an API key", () => {
  it("is shown once, and its table holds nothing that opens anything", async () => {
    const { me, key, client_id } = await client();
    const { list } = await me.call(apiKeys.list, {});
    expect(list).toMatchObject([{ client_id, api_user_id: me.info.userId, hint: `rw_live_…${key.slice(-4)}`, state: "active" }]);
    const rows = JSON.stringify(await all.db.select().from(apiKey));
    expect(rows).not.toContain(key);
    expect(rows).not.toContain(key.slice(8, 30));
  });

  it("opens what its scopes name, and nothing else", async () => {
    const { send } = await client({ scopes: ["account:read"] });
    expect((await send("GET", "/v1/account")).status).toBe(200);
    const refused = await send("GET", "/v1/tasks");
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ name: "API_SCOPE_MISSING", detail: expect.stringContaining("tasks:read") });
  });

  it("is not given to a guest, nor with a scope that there is none of", async () => {
    const { call } = await guest();
    await expect(call(apiKeys.create, { name: "mine", scopes: ["account:read"] })).rejects.toMatchObject({ code: -202 });
    const me = await register();
    const above = ["admin:write"] as unknown as ["account:read"];
    await expect(me.call(apiKeys.create, { name: "mine", scopes: above })).rejects.toMatchObject({ code: -20003 });
  });

  it("ends when it is revoked, at once, and only by its owner", async () => {
    const { me, client_id, send } = await client();
    const other = await register();
    await expect(other.call(apiKeys.revoke, { client_id })).rejects.toMatchObject({ code: -20001 });
    expect((await send("GET", "/v1/account")).status).toBe(200);
    expect((await me.call(apiKeys.revoke, { client_id })).state).toBe("revoked");
    const refused = await send("GET", "/v1/account");
    expect(refused.status).toBe(401);
    expect(refused.headers.get("www-authenticate")).toContain("Bearer");
  });

  it("in an address is refused whatever else is right, and is marked to be replaced", async () => {
    const { me, key, send } = await client();
    for (const path of [`/v1/account?api_key=${key}`, `/v1/tasks/${key}`, `/v1/account?k=${encodeURIComponent(`x ${key}`)}`]) {
      const refused = await send("GET", path);
      expect(refused.status).toBe(400);
      expect(await refused.json()).toMatchObject({ name: "API_KEY_IN_ADDRESS", detail: expect.stringContaining("Replace this key") });
    }
    expect((await me.call(apiKeys.list, {})).list[0]?.exposed).toBe(true);
  });

  it("that is missing, mistyped or unknown is refused", async () => {
    const known = newKey();
    const typo = known.slice(0, -1) + (known.endsWith("0") ? "1" : "0");
    for (const key of ["", known, typo, "rw_live_", `${known}0`]) expect((await sender(key)("GET", "/v1/account")).status).toBe(401);
    const cookie = await ask("https://upstream.test/v1/account", { headers: { "x-token": (await guest()).token } });
    expect(cookie.status).toBe(401);
  });

  it("are so many at most, however many are made at once", async () => {
    const { me } = await client();
    const made = await Promise.allSettled(
      Array.from({ length: MOST_KEYS + 5 }, () => me.call(apiKeys.create, { name: "more", scopes: ["account:read"] })),
    );
    expect(made.filter(({ status }) => status === "fulfilled")).toHaveLength(MOST_KEYS - 1);
  });
});
