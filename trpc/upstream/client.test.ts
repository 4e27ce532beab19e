import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { get, post } from "../contract/endpoint.ts";
import { messageText } from "../contract/rules/errors.ts";
import { type Caller, upstream } from "./client.ts";

const CALLER: Caller = { token: "t0", lang: "zh", clientId: "tests", device: "mac", deviceId: "d0" };
const shape = { summary: "", input: z.object({}), output: z.object({ name: z.string() }) };
const read = get("/thing", shape);
const write = post("/thing", shape);
const again = post("/again", { ...shape, idempotent: true });
const DATA = { name: "Bottle" };

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
    expect(Object.fromEntries(sent[0]?.headers ?? [])).toEqual({ "x-token": "t0", token: "t0", authorization: "t0", lang: "zh-CN", "client-id": "tests", device: "mac", "device-id": "d0" });
  });

  it.each([0, 100, 200])("code %d is success, and the caller receives data", async (code) => {
    expect(await answering({ code, msg: "", data: DATA }).call(read, {})).toEqual(DATA);
  });

  it("a success with refresh_token 1 replaces the stored token; no other answer does", async () => {
    const session = { token: "t1", expires: 5, maxAge: 9 };
    for (const [answer, times] of [[{ code: 0, refresh_token: 1 }, 1], [{ code: 0, refresh_token: 0 }, 0], [{ code: -7, refresh_token: 1 }, 0]] as const) {
      const { onRefresh, call } = answering({ msg: "", data: DATA, ...session, ...answer });
      await call(read, {}).catch(() => null);
      expect(onRefresh.mock.calls).toEqual(times ? [[session]] : []);
    }
  });
});

describe("spec §8: a call that fails", () => {
  it("any other code is told in the server's own msg", async () => {
    await expect(answering({ code: -7, msg: "The server's own words." }).call(read, {})).rejects.toMatchObject({ code: -7, message: "The server's own words." });
  });

  it("HTTP error: shows a generic system error text where the server sends no msg", async () => {
    await expect(answering("<html>Bad gateway</html>").call(write, {})).rejects.toMatchObject({ code: -10_000, message: messageText("system.error", "zh") });
  });

  it("network error: code -10000", async () => {
    await expect(answering(new Error("ECONNREFUSED 10.1.2.3")).call(write, {})).rejects.toMatchObject({ code: -10_000, message: messageText("system.network", "zh") });
  });

  it("is sent once more where that does no harm, and only there", async () => {
    const lost = new Error("lost");
    for (const [endpoint, times] of [[read, 2], [again, 2], [write, 1]] as const) {
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
