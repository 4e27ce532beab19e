import { describe, expect, it } from "vitest";
import { arrive } from "./arrival.ts";
import type { WebEnv } from "./env.ts";
import { openJar } from "./cookie-jar.ts";
import type { Visit } from "./session.ts";

const ORIGIN = "https://studio.example";

/** A visitor without a session, before an upstream that can ask any shop. */
function visitor() {
  const jar = openJar(new Map(), "");
  const upstream = async () => ({ url: "https://name.myshopify.com/admin/oauth/authorize", state: "" });
  return { jar, upstream, caller: { token: "", lang: "en" } } as unknown as Visit;
}

/** Where the browser goes once its shop has answered. */
async function backFrom(path: string): Promise<unknown> {
  const visit = visitor();
  const answer = await arrive(new Request(`${ORIGIN}${path}`), visit, {} as WebEnv);
  expect(answer?.status).toBe(302);
  const [cookie = ""] = visit.jar.headers().filter((one) => one.startsWith("sign_in="));
  const kept: unknown = JSON.parse(decodeURIComponent(cookie.slice("sign_in=".length).split(";")[0] ?? ""));
  return kept && typeof kept === "object" && "back" in kept ? kept.back : null;
}

describe("single sign-on from a shop", () => {
  it("comes back to the page that it was asked on", async () => {
    expect(await backFrom("/projects?shop=name.myshopify.com")).toBe("/projects");
  });

  it.each(["//evil.example/x", "//evil.example", "/..//evil.example", "/.//evil.example/x"])(
    "never goes on to another site (%s)",
    async (path) => {
      expect(await backFrom(`${path}?shop=name.myshopify.com`)).toBe("/home");
    },
  );
});
