import type { AppLoadContext } from "@remix-run/cloudflare";
import { TRPCError } from "@trpc/server";
import { describe, expect, it, vi } from "vitest";
import { UpstreamError } from "../../../../trpc/upstream/error.ts";
import { loader } from "./route.ts";

const failing = (code: number) => () =>
  Promise.reject(new TRPCError({ code: "BAD_REQUEST", message: "", cause: new UpstreamError(code, "") }));
const opens = async () => ({ token: "t", url: "/welcome", expires: 0, maxAge: 60 });

/** A browser that asked `question` and comes back with `query`. */
async function comeBack(provider: string, query: string, calls: object, asked = true) {
  const account = {
    answered: () => (asked ? { state: "s", nonce: "n", verifier: "v", back: "/projects", team: "" } : null),
    attribution: {},
    keep: vi.fn(),
    end: vi.fn(),
    partner: () => "",
  };
  const context = { account, api: { account: calls } } as unknown as AppLoadContext;
  const answer = await loader({
    request: new Request(`https://studio.example/login/with/${provider}/callback?${query}`),
    params: { provider },
    context,
  });
  return { to: answer.headers.get("location"), account };
}

describe("a provider's answer", () => {
  it("spec §8: of a visitor who closed Google's window is -1, and they may choose again", async () => {
    expect((await comeBack("google", "state=s&error=access_denied", {})).to).toBe("/login?problem=-1&with=google&back=%2Fprojects");
  });

  it("spec §8: of any other failure of Google is 0", async () => {
    expect((await comeBack("google", "state=s&error=server_error", {})).to).toBe("/login?problem=0&with=google&back=%2Fprojects");
  });

  it("to a question that this browser did not ask is refused, whatever it says", async () => {
    expect((await comeBack("google", "state=s&error=access_denied&code=c", {}, false)).to).toBe("/login?problem=-20108&with=google");
  });

  it("spec §8: Facebook login failure tells the server's code", async () => {
    expect((await comeBack("facebook", "state=s&code=c", { facebookAuthCode: failing(-20107) })).to).toBe(
      "/login?problem=-20107&with=facebook",
    );
  });

  it("spec §8: Facebook login failure says network error when the user fetch fails, and the session is not kept", async () => {
    const { to, account } = await comeBack("facebook", "state=s&code=c", { facebookAuthCode: opens, userInfo: failing(-10_000) });
    expect(to).toBe("/login?problem=-20106&with=facebook");
    expect(account.end).toHaveBeenCalledOnce();
  });

  it("of Facebook opens the session where the user is had", async () => {
    const { to, account } = await comeBack("facebook", "state=s&code=c", {
      facebookAuthCode: opens,
      userInfo: async () => ({ user_type: 1 }),
    });
    expect(to).toBe("/welcome");
    expect(account.end).not.toHaveBeenCalled();
  });
});
