import { describe, expect, it, onTestFinished, vi } from "vitest";
import { z } from "zod";
import { get, post } from "../contract/endpoint.ts";
import { messageText } from "../contract/rules/errors.ts";
import { account } from "../contract/account.ts";
import { type Caller, upstream } from "./client.ts";
import type { UpstreamError } from "./error.ts";

const CALLER: Caller = { token: "t0", lang: "zh", clientId: "tests", device: "mac", deviceId: "d0" };
const shape = { summary: "", input: z.object({}), output: z.object({ name: z.string() }) };
const read = get("/thing", shape);
const write = post("/thing", shape);
const again = post("/again", { ...shape, idempotent: true });
const DATA = { name: "Bottle" };

/** A call of an upstream that answers each read so. */
const of = (data: unknown, options: { sameContract?: boolean; gathers?: boolean }) =>
  upstream({
    send: (async () => Response.json({ code: 0, msg: "", data })) as typeof fetch,
    origin: "https://upstream.test",
    caller: CALLER,
    ...options,
  });

describe("an answer that breaks the contract", () => {
  it("is refused, alone or among others, where another upstream gave it", async () => {
    await expect(of({ name: 5 }, {})(read, {})).rejects.toThrow();
    const several = of(
      [
        { code: 0, msg: "", data: DATA },
        { code: 0, msg: "", data: {} },
      ],
      { gathers: true },
    );
    expect((await Promise.allSettled([several(read, {}), several(read, {})])).map(({ status }) => status)).toEqual([
      "fulfilled",
      "rejected",
    ]);
    const broken = of([{ code: "none" }], { gathers: true });
    expect((await Promise.allSettled([broken(read, {}), broken(read, {})])).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  });

  it("has been refused already where it is ours, and is not looked at twice", async () => {
    const data = { name: "Bottle", more: 1 };
    expect(await of(data, { sameContract: true })(read, {})).toEqual(data);
    expect(await of(data, {})(read, {})).toEqual(DATA);
  });
});

it("reads of one turn go out one by one where together they are longer than an address may be", async () => {
  const sent: string[] = [];
  const send = (async ({ url }: Request) => {
    const { pathname } = new URL(url);
    sent.push(pathname);
    return Response.json({
      code: 0,
      msg: "",
      data:
        pathname === "/batch"
          ? [
              { code: 0, msg: "", data: DATA },
              { code: 0, msg: "", data: DATA },
            ]
          : DATA,
    });
  }) as typeof fetch;
  const named = get("/named", { ...shape, input: z.object({ name: z.string() }) });
  const call = upstream({ send, gathers: true, origin: "https://upstream.test", caller: CALLER });
  for (const length of [8000, 8192])
    expect(await Promise.all([1, 2].map(() => call(named, { name: "x".repeat(length) })))).toEqual([DATA, DATA]);
  expect(sent).toEqual(["/batch", "/named", "/named"]);
});

/** An upstream that answers so, one answer after the other and then the last for good, and what it was sent. */
function answering(...answers: (object | string | Error)[]) {
  const sent: Request[] = [];
  const onRefresh = vi.fn<(session: { token: string; expires: number; maxAge: number }) => void>();
  const send = (async (request: Request) => {
    const answer = answers[Math.min(sent.length, answers.length - 1)];
    sent.push(request);
    if (answer instanceof Error) throw answer;
    return typeof answer === "string" ? new Response(answer, { status: 502 }) : Response.json(answer);
  }) as typeof fetch;
  return { sent, onRefresh, call: upstream({ send, origin: "https://upstream.test", caller: CALLER, onRefresh }) };
}

describe("spec §7: a call", () => {
  it("carries the headers X-Token, token, Authorization, lang, Client-Id, device and Device-Id", async () => {
    const { sent, call } = answering({ code: 0, msg: "", data: DATA });
    await call(read, {});
    expect(Object.fromEntries(sent[0]?.headers ?? [])).toEqual({
      "x-token": "t0",
      token: "t0",
      authorization: "t0",
      lang: "zh-CN",
      "client-id": "tests",
      device: "mac",
      "device-id": "d0",
    });
  });

  it.each([0, 100, 200])("code %d is success, and the caller receives data", async (code) => {
    expect(await answering({ code, msg: "", data: DATA }).call(read, {})).toEqual(DATA);
  });

  it("a success with refresh_token 1 replaces the stored token; no other answer does", async () => {
    const session = { token: "t1", expires: 5, maxAge: 9 };
    for (const [answer, times] of [
      [{ code: 0, refresh_token: 1 }, 1],
      [{ code: 0, refresh_token: 0 }, 0],
      [{ code: -7, refresh_token: 1 }, 0],
    ] as const) {
      const { onRefresh, call } = answering({ msg: "", data: DATA, ...session, ...answer });
      await call(read, {}).catch(() => null);
      expect(onRefresh.mock.calls).toEqual(times ? [[session]] : []);
    }
  });
});

describe("spec §7: the 120-second timeout", () => {
  it.each([
    ["a read", read, false],
    ["a read among others", read, true],
    ["a write", write, false],
  ] as const)("ends %s, which is then a network error", async (_name, endpoint, gathers) => {
    const soon = () => {
      const end = new AbortController();
      setTimeout(() => end.abort(), 5);
      return end.signal;
    };
    const clock = vi.spyOn(AbortSignal, "timeout").mockImplementation(soon);
    onTestFinished(() => clock.mockRestore());
    const send = (async ({ signal }: Request) => {
      await vi.waitUntil(() => signal.aborted, { interval: 1 });
      throw signal.reason;
    }) as typeof fetch;
    const call = upstream({ send, origin: "https://upstream.test", caller: CALLER, gathers });
    const calls = Promise.allSettled([call(endpoint, {}), call(endpoint, {})]);
    expect((await calls).map((one) => one.status === "rejected" && (one.reason as UpstreamError).code)).toEqual([-10_000, -10_000]);
    expect(new Set(clock.mock.calls.map(([ms]) => ms))).toEqual(new Set([120_000]));
  });
});

describe("spec §8: what shows no message", () => {
  const silent = (work: Promise<unknown>) =>
    work.then(
      () => null,
      ({ silent: is, message }: UpstreamError) => ({ silent: is, message }),
    );

  it("code -118 (exchange code does not exist), of any call", async () => {
    expect(await silent(answering({ code: -118, msg: "No such code." }).call(write, {}))).toEqual({
      silent: true,
      message: "No such code.",
    });
  });

  it("the call /seat/acceptInvite, whatever its code", async () => {
    for (const code of [-20700, -7])
      expect(await silent(answering({ code, msg: "Full." }).call(account.acceptInvite, { invite_code: "a" }))).toMatchObject({
        silent: true,
      });
  });

  it("and nothing else: any other code of any other call is told", async () => {
    for (const code of [-7, -202, -3023, -20700])
      expect(await silent(answering({ code, msg: "Said." }).call(write, {}))).toEqual({ silent: false, message: "Said." });
  });
});

describe("spec §8: a call that fails", () => {
  it("any other code is told in the server's own msg", async () => {
    await expect(answering({ code: -7, msg: "The server's own words." }).call(read, {})).rejects.toMatchObject({
      code: -7,
      message: "The server's own words.",
    });
  });

  it("HTTP error: shows the server msg", async () => {
    const send = (async () => Response.json({ code: -7, msg: "The disk is full." }, { status: 507 })) as typeof fetch;
    await expect(upstream({ send, origin: "https://upstream.test", caller: CALLER })(write, {})).rejects.toMatchObject({
      code: -7,
      message: "The disk is full.",
    });
  });

  it("HTTP error: shows a generic system error text where the server sends no msg", async () => {
    for (const body of ["<html>Bad gateway</html>", "", "null", '{"code":"x"}']) {
      await expect(answering(body).call(write, {}), body).rejects.toMatchObject({
        code: -10_000,
        message: messageText("system.error", "zh"),
      });
    }
  });

  it("network error: code -10000", async () => {
    await expect(answering(new Error("ECONNREFUSED 10.1.2.3")).call(write, {})).rejects.toMatchObject({
      code: -10_000,
      message: messageText("system.network", "zh"),
    });
  });

  it("is sent once more where that does no harm, and only there", async () => {
    const lost = new Error("lost");
    for (const [endpoint, times] of [
      [read, 2],
      [again, 2],
      [write, 1],
    ] as const) {
      const { sent, call } = answering(lost, { code: 0, msg: "", data: DATA });
      await call(endpoint, {}).catch(() => null);
      expect(sent, endpoint.path).toHaveLength(times);
    }
  });

  it("is not sent again when it was answered, whatever the answer", async () => {
    const { sent, call } = answering({ code: -7, msg: "" });
    await expect(call(read, {})).rejects.toMatchObject({ code: -7 });
    expect(sent).toHaveLength(1);
  });
});
