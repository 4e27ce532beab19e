import { describe, expect, it } from "vitest";
import { account } from "../../trpc/contract/account.ts";
import { batch, BATCH_LIMIT, type Question } from "../../trpc/contract/batch.ts";
import { drafts } from "../../trpc/contract/draft.ts";
import { tasks } from "../../trpc/contract/task.ts";
import { upstream } from "../../trpc/upstream/client.ts";
import { ask, type Guest, guest } from "./support.ts";

const read = async (token: string, paths: Question[]) => {
  const response = await ask(`https://upstream.test${batch.read.path}?${new URLSearchParams({ paths: JSON.stringify(paths) })}`, {
    headers: { "x-token": token },
  });
  return (await response.json()) as { code: number; data?: { code: number; data?: unknown }[] };
};

async function draftOf({ call }: Guest): Promise<string> {
  const { id: draft_id } = await call(drafts.create, { app_id: 103, name: "Bottle", intro: "Keeps coffee hot for a day.", language: "en" });
  return (await call(drafts.writeScripts, { draft_id })).id;
}

describe("several reads in one request", () => {
  it("answer each in its own envelope, as the same caller", async () => {
    const { token, userId } = await guest();
    const { data = [] } = await read(token, ["/user/getUserInfo", "/product/video/draft?draft_id=none", "/product/video/drafts"]);
    expect(data.map(({ code }) => code === 0)).toEqual([true, false, true]);
    expect(data[0]?.data).toMatchObject({ userId });
  });

  it("give the drafts asked for, each its own, and nobody else's", async () => {
    const [owner, other] = await Promise.all([guest(), guest()]);
    const made = [await draftOf(owner), await draftOf(owner), await draftOf(other)];
    const { data = [] } = await read(
      owner.token,
      made.map((id) => `${drafts.get.path}?draft_id=${id}`),
    );
    expect(data.map(({ code, data: one }) => (code === 0 ? (one as { id: string }).id : "refused"))).toEqual([made[0], made[1], "refused"]);
    const { data: theirs = [] } = await read(other.token, [`${drafts.get.path}?draft_id=${made[0]}`]);
    expect(theirs.map(({ code }) => code)).toEqual([data[2]?.code]);
  });

  it("give nobody else's draft for a name that is there twice, in capitals or encoded, nor for one draft's sake another", async () => {
    const [owner, other] = await Promise.all([guest(), guest()]);
    const [mine, theirs] = [await draftOf(owner), await draftOf(other)];
    const ways = [
      `draft_id=${mine}&draft_id=${theirs}`,
      `draft_id=${theirs}&draft_id=${mine}`,
      `draft%5Fid=${theirs}`,
      `draft_id=${mine}#&draft_id=${theirs}`,
      `draft_id=${theirs}%00`,
      `draft_id[]=${theirs}`,
    ];
    for (const paths of [ways, ways.toReversed()]) {
      const { data = [] } = await read(
        owner.token,
        paths.map((way) => `${drafts.get.path}?${way}`),
      );
      expect(data).toHaveLength(ways.length);
      for (const { code, data: one } of data) if (code === 0) expect(one).toMatchObject({ id: mine });
      expect(JSON.stringify(data)).not.toContain(theirs);
    }
    const { data: odd = [] } = await read(owner.token, [
      "/product/video/%64raft?draft_id=" + mine,
      "/product/./video/draft?draft_id=" + theirs,
      "/a/../batch",
      "/admin/getEvents",
      "/\\evil.test/user/getUserInfo".slice(0, 1) + "product/video//draft?draft_id=" + mine,
    ]);
    expect(odd.every(({ code }) => code < 0)).toBe(true);
  });

  it("give nothing to a caller without a session", async () => {
    const { data = [] } = await read("", ["/user/getUserInfo", "/product/video/drafts"]);
    expect(data.map(({ code }) => code)).toEqual([-202, -202]);
  });

  it("reach calls only: no file, no other origin, no batch in a batch, not too many", async () => {
    const { token } = await guest();
    const within = `${batch.read.path}?${new URLSearchParams({ paths: '["/public/ip"]' })}`;
    const { data = [] } = await read(token, [
      "/files/u/x/y",
      batch.read.path,
      within,
      { path: batch.read.path, input: { paths: '["/public/ip"]' } },
    ]);
    expect(data).toHaveLength(4);
    expect(data.every(({ code }) => code < 0)).toBe(true);
    expect((await read(token, ["//evil.test/user/getUserInfo"])).code).toBeLessThan(0);
    expect(
      (
        await read(
          token,
          Array.from({ length: BATCH_LIMIT + 1 }, () => "/user/getUserInfo"),
        )
      ).code,
    ).toBeLessThan(0);
  });

  it("may be a POST that only asks, its input beside its path; one that does something is not reached", async () => {
    const [owner, other] = await Promise.all([guest(), guest()]);
    const [mine, theirs] = [await draftOf(owner), await draftOf(other)];
    const cost = (draft_id: string) => ({ path: tasks.cost.path, input: { app_id: 103, input: { draft_id }, stage: "render" } });
    const { data = [] } = await read(owner.token, [
      `${drafts.get.path}?draft_id=${mine}`,
      cost(mine),
      cost(theirs),
      { path: tasks.cost.path, input: { draft_id: mine } },
      `${tasks.cost.path}?draft_id=${mine}`,
    ]);
    expect(data.map(({ code }) => code === 0)).toEqual([true, true, false, false, false]);
    expect(data[1]?.data).toEqual(await owner.call(tasks.cost, { app_id: 103, input: { draft_id: mine }, stage: "render" }));
    const changes = [drafts.delete, drafts.update, tasks.push, drafts.create, batch.read];
    const { data: refused = [] } = await read(
      owner.token,
      changes.map(({ path }) => ({ path, input: { ...cost(mine).input, paths: ["/user/getUserInfo"] } })),
    );
    expect(refused.map(({ code }) => code)).toEqual(changes.map(() => -20001));
    expect((await owner.call(drafts.get, { draft_id: mine })).id).toBe(mine);
  });

  it("give nobody else's draft where questions name several, in either order", async () => {
    const [owner, other] = await Promise.all([guest(), guest()]);
    const [mine, theirs] = [await draftOf(owner), await draftOf(other)];
    const questions = [
      { path: drafts.get.path, input: { draft_id: theirs } },
      { path: drafts.get.path, input: { draft_id: mine } },
      { path: `${drafts.get.path}?draft_id=${theirs}`, input: { draft_id: mine } },
    ];
    for (const order of [questions, questions.toReversed()]) {
      const { data = [] } = await read(owner.token, order);
      expect(data.filter(({ code }) => code === 0)).toHaveLength(2);
      expect(JSON.stringify(data)).not.toContain(theirs);
    }
  });

  it("are refused where they are no JSON, or more of it than an address holds", async () => {
    const { token } = await guest();
    for (const paths of ["", "[", '{"a":1}', JSON.stringify(Array.from({ length: 3 }, () => `/public/ip?${"x".repeat(8000)}`))]) {
      const response = await ask(`https://upstream.test${batch.read.path}?${new URLSearchParams({ paths })}`, {
        headers: { "x-token": token },
      });
      expect((await response.json<{ code: number }>()).code).toBe(-20003);
    }
  });

  it("are what the client makes of reads of one turn, whatever their method", async () => {
    const owner = await guest();
    const draft_id = await draftOf(owner);
    const seen: string[] = [];
    const send = ((request: Request) => (seen.push(new URL(request.url).pathname), ask(request))) as typeof fetch;
    const call = upstream({
      send,
      gathers: true,
      sameContract: true,
      origin: "https://upstream.test",
      caller: { token: owner.token, lang: "en", clientId: "t", device: "web", deviceId: "d" },
    });
    const price = { app_id: 103, input: { draft_id }, stage: "render" } as const;
    const [draft, cost] = await Promise.all([call(drafts.get, { draft_id }), call(tasks.cost, price)]);
    expect([draft, cost]).toEqual([await owner.call(drafts.get, { draft_id }), await owner.call(tasks.cost, price)]);
    expect(seen).toEqual([batch.read.path]);
    await call(tasks.cost, price);
    expect(seen).toEqual([batch.read.path, tasks.cost.path]);
  });

  it("are what the client makes of reads of one turn", async () => {
    const { token, userId } = await guest();
    const seen: string[] = [];
    const send = ((request: Request) => (seen.push(new URL(request.url).pathname), ask(request))) as typeof fetch;
    const call = upstream({
      send,
      gathers: true,
      origin: "https://upstream.test",
      caller: { token, lang: "en", clientId: "t", device: "web", deviceId: "d" },
    });
    const [user, list] = await Promise.all([call(account.getUserInfo, {}), call(drafts.list, {})]);
    expect([user.userId, list.list]).toEqual([userId, []]);
    expect(seen).toEqual([batch.read.path]);
  });
});
