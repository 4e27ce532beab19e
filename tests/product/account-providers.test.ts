import { chromium as playwright } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { messages as words } from "../../locales/en/messages.ts";
import { fill } from "../../locales/fill.ts";
import type { Product } from "../../scripts/run/product.ts";
import { GUEST_CREDITS } from "../../trpc/contract/rules/credits.ts";
import { messageText } from "../../trpc/contract/rules/errors.ts";
import { resolveChromium } from "../../workers/media/binaries/chromium.ts";
import { freshEmail } from "../setup/fresh-email.ts";
import { openProviders } from "../setup/sign-in-provider.ts";
import { startThrowaway } from "../setup/throwaway.ts";

let product: Product;
let providers: Awaited<ReturnType<typeof openProviders>>;

beforeAll(async () => {
  providers = await openProviders();
  product = await startThrowaway({
    withoutMedia: true,
    upstream: providers.upstream,
    web: { GOOGLE_CLIENT_ID: providers.upstream.GOOGLE_CLIENT_ID },
  });
});
afterAll(async () => {
  await product.stop();
  await providers.close();
});

const openChromium = async () => playwright.launch({ executablePath: (await resolveChromium()) ?? undefined, args: ["--no-sandbox"] });

/** A browser without scripts: it keeps cookies, and follows nothing by itself. */
function browser() {
  const jar = new Map<string, string>();
  return async (path: string, init: RequestInit = {}): Promise<Response> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = { "sec-fetch-site": "same-origin", ...(cookie ? { cookie } : {}) };
    const answer = await fetch(new URL(path, product.origin), { redirect: "manual", headers, ...init });
    for (const said of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(said) ?? [];
      if (/Max-Age=0/.test(said)) jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  };
}
/** A text as markup has it. */
const inMarkup = (text: string): string => text.replaceAll("'", "&#x27;");
const fresh = () => freshEmail("gmail.com");
const locationOf = (answer: Response) => answer.headers.get("location") ?? "";

/** Goes to Google and comes back, as Google's page would send the browser. */
async function throughGoogle(
  visit: ReturnType<typeof browser>,
  email: string,
  change: { state?: string; nonce?: string; challenge?: string } = {},
) {
  const asked = new URL(locationOf(await visit("/login/with/google?back=/projects")));
  const [state, nonce] = [asked.searchParams.get("state") ?? "", asked.searchParams.get("nonce") ?? ""];
  const challenge = change.challenge ?? asked.searchParams.get("code_challenge") ?? "";
  expect(asked.searchParams.get("code_challenge_method")).toBe("S256");
  const code = crypto.randomUUID();
  providers.codes.set(code, { nonce: change.nonce ?? nonce, email, challenge });
  return visit(`/login/with/google/callback?${new URLSearchParams({ code, state: change.state ?? state })}`);
}

describe("continuing with Google, without a script", () => {
  it("is offered where the keys are set", async () => {
    expect(await (await browser()("/login")).text()).toContain("Continue with Google");
  });

  it("registers the first time and goes to /welcome, and goes back to where one was the next", async () => {
    const email = fresh();
    const visit = browser();
    await visit("/home");
    expect(locationOf(await throughGoogle(visit, email))).toBe("/welcome");
    expect(await (await visit("/profile")).text()).toContain(email);
    const elsewhere = browser();
    expect(locationOf(await throughGoogle(elsewhere, email))).toBe("/projects");
    expect(await (await elsewhere("/profile")).text()).toContain(email);
  });

  it("by a friend's link pays both: the address is proved", async () => {
    const [inviter, friend] = [browser(), browser()];
    await throughGoogle(inviter, fresh());
    const link = /id="invite-link"[^>]*value="([^"]+)"/.exec(await (await inviter("/profile")).text())?.[1] ?? "";
    await friend(link.replaceAll("&amp;", "&"));
    expect(locationOf(await throughGoogle(friend, fresh()))).toBe("/welcome");
    expect(await (await friend("/welcome")).text()).toContain(fill(words.shell.credits_other, { count: GUEST_CREDITS + 10 }));
    const page = await (await inviter("/profile")).text();
    expect(page).toContain(inMarkup(fill(words.account.center.inviteCount_one, { count: 1, credits: 5 })));
    expect(page).toMatch(new RegExp(`${words.account.center.kinds.inviter}.{1,400}\\+5`));
  });

  it("with another state, another nonce, or the same answer twice opens nothing", async () => {
    const refused = "/login?problem=-20108&with=google";
    expect(locationOf(await throughGoogle(browser(), fresh(), { state: "x".repeat(48) }))).toBe(refused);
    expect(locationOf(await throughGoogle(browser(), fresh(), { nonce: "x".repeat(48) }))).toBe(refused);
    const visit = browser();
    const page = await visit(refused);
    expect(await page.text()).toContain(inMarkup(messageText("auth.signInRefused", "en", { provider: "Google" })));
    expect(locationOf(await visit(`/login/with/google/callback?code=${[...providers.codes.keys()][0]}&state=${"x".repeat(48)}`))).toBe(
      refused,
    );
  });
});

describe("with a mail provider", () => {
  const codeOf = (email: string) => /\d{6}/.exec(providers.mails.findLast(({ to }) => to[0] === email)?.subject ?? "")?.[0] ?? "";
  const send = (visit: ReturnType<typeof browser>, path: string, fields: Record<string, string>) =>
    visit(path, { method: "POST", body: new URLSearchParams(fields) });

  it("one registers by a mailed code that no page shows, and sets a new password by another", async () => {
    const email = fresh();
    const visit = browser();
    const shown = await (await send(visit, "/register", { intent: "code", purpose: "register", email })).text();
    expect(shown).toContain(inMarkup(fill(words.account.codeSent, { email })));
    expect(shown).not.toContain(codeOf(email));
    const filled = { intent: "register", purpose: "register", email, code: codeOf(email), password: "first password", agreement: "on" };
    expect(locationOf(await send(visit, "/register", filled))).toBe("/welcome");
    const other = browser();
    await send(other, "/login?step=reset", { intent: "code", purpose: "reset", email });
    const renewed = await send(other, "/login?step=reset", {
      intent: "reset",
      purpose: "reset",
      email,
      code: codeOf(email),
      password: "second password",
    });
    expect(locationOf(renewed)).toBe("/home");
    expect(locationOf(await visit("/profile"))).toContain("/login?ended=1&back=%2Fprofile");
  });

  it("the page says the same to a registered address and to an unknown one", async () => {
    const known = fresh();
    await throughGoogle(browser(), known);
    const pages = await Promise.all(
      [known, fresh()].map(async (email) =>
        (await (await send(browser(), "/register", { intent: "code", purpose: "register", email })).text()).replaceAll(email, "ADDRESS"),
      ),
    );
    const [one = "", two = ""] = pages.map((page) => page.replace(/nonce="[^"]*"/g, ""));
    expect(one).toBe(two);
  });
});

describe("Google's one-tap prompt (spec §4: a guest is prompted once)", () => {
  it("asks a guest once; its answer signs them in where they are, and nothing in the page's policy stands in the way", async () => {
    const chromium = await openChromium();
    const page = await chromium.newPage();
    const complaints: string[] = [];
    page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
    let asked = "";
    await page.exposeFunction("ask", async (nonce: string) => {
      asked = nonce;
      return providers.credential("one@gmail.com", nonce);
    });
    const script = `let given; window.google = { accounts: { id: { initialize: (options) => { given = options; }, prompt: async () => given.callback({ credential: await window.ask(given.nonce) }) } } };`;
    await page.route("https://accounts.google.com/gsi/client", (route) => route.fulfill({ contentType: "text/javascript", body: script }));
    await page.goto(`${product.origin}/link-to-video`);
    await page.waitForURL(/\/welcome/);
    expect(asked).toMatch(/^[0-9a-f]{48}$/);
    await page.goto(`${product.origin}/profile`);
    expect(await page.locator("main").innerText()).toContain("one@gmail.com");
    expect(complaints).toEqual([]);
    await chromium.close();
  });

  it("is not in the page of someone who has been asked, nor on Login", async () => {
    const visit = browser();
    await visit("/home");
    expect(await (await visit("/home")).text()).toContain('name="one-tap"');
    expect(await (await visit("/login")).text()).not.toContain('name="one-tap"');
    await visit("/login/one-tap");
    const page = await visit("/home");
    expect(await page.text()).not.toContain('name="one-tap"');
    expect(page.headers.get("content-security-policy")).not.toContain("accounts.google.com");
  });
});
