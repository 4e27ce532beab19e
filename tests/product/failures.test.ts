import { type Browser, chromium as playwright, type Page } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Product } from "../../scripts/run/product.ts";
import { codeOf } from "../../trpc/contract/rules/errors.ts";
import type { MessageKey } from "../../locales/index.ts";
import { resolveChromium } from "../../workers/media/binaries/chromium.ts";
import { violations } from "../e2e/support/axe.ts";
import { type Asked, localServer } from "../setup/local-server.ts";
import { startThrowaway } from "../setup/throwaway.ts";
import { messages as words } from "../../locales/en/messages.ts";

/** An upstream of someone else's, which fails as the test wants it to. */
let fails: (asked: Asked) => object | null = () => null;
let upstream: Awaited<ReturnType<typeof localServer>>;
let product: Product;
let chromium: Browser;

const refused = (key: MessageKey) => ({ code: codeOf(key), msg: "", data: {} });
const SESSION = { code: 0, msg: "", data: { token: "0123456789abcdefghij0123", url: "/home", expires: 9, maxAge: 99 } };

beforeAll(async () => {
  upstream = await localServer((asked) => ({
    body: fails(asked) ?? (asked.path === "/guest/login" ? SESSION : refused("system.notFound")),
  }));
  product = await startThrowaway({ withoutMedia: true, web: { UPSTREAM_URL: upstream.origin } });
  chromium = await playwright.launch({ executablePath: (await resolveChromium()) ?? undefined, args: ["--no-sandbox"] });
});
afterAll(async () => {
  await chromium.close();
  await Promise.all([product.stop(), upstream.close()]);
});

const atGuest =
  (key: MessageKey) =>
  ({ path }: Asked) =>
    path === "/guest/login" ? refused(key) : null;
/** An answer that is none of ours: what nobody foresaw. */
const nonsense =
  (where: RegExp) =>
  ({ path }: Asked) =>
    where.test(path) ? { code: 0, msg: "", data: { secret_table: 1 } } : null;

interface Failing {
  name: string;
  status: number;
  fails: typeof fails;
  path?: string;
  /** It meets someone with a session. */
  known?: true;
  /** It fails the form that is posted there, not the page. */
  posts?: true;
  titles: [en: string, zh: string];
  ways: string[];
}
const CASES: Failing[] = [
  {
    name: "too many visitors of one address",
    status: 429,
    fails: atGuest("system.tooManyRequests"),
    posts: true,
    titles: [words.failures.s429.title, "短时间内请求太多"],
    ways: ["", "/login"],
  },
  {
    name: "an upstream that makes no guest",
    status: 503,
    fails: atGuest("system.error"),
    posts: true,
    titles: [words.failures.s503.title, "工作室暂时没有回应"],
    ways: ["", "/home", "/projects"],
  },
  {
    name: "a page that fails in a way nobody foresaw",
    status: 500,
    fails: nonsense(/^\/user\/getUserInfo$/),
    known: true,
    titles: [words.failures.s500.title, "页面没能打开"],
    ways: ["", "/home", "/projects"],
  },
  {
    name: "a visit that fails before there is a page",
    status: 500,
    fails: nonsense(/^\/guest\/login$/),
    posts: true,
    titles: [words.failures.s500.title, "页面没能打开"],
    ways: ["", "/home", "/projects"],
  },
  {
    name: "an address that is nothing",
    status: 404,
    fails: () => null,
    path: "/nothing-here",
    titles: [words.failures.s404.title, "这个地址没有内容"],
    ways: ["/home", "/projects", "/ai-tools"],
  },
];

/** Sends the page's form as it is. */
async function sendForm(page: Page) {
  const sent = page.waitForResponse((response) => response.request().method() === "POST");
  await page
    .locator("main form")
    .first()
    .evaluate((form: HTMLFormElement) => form.submit());
  const answer = await sent;
  await page.waitForLoadState();
  return answer;
}

/** What a person sees of a failure: at a desk and on a phone. */
async function look(page: Page, { path = "/home", posts, status, ways }: Failing, title: string): Promise<void> {
  const opened = await page.goto(product.origin + (posts ? "/link-to-video" : path));
  const answer = posts ? await sendForm(page) : opened;
  expect(answer?.status()).toBe(status);
  expect(await page.locator("h1").innerText()).toBe(title);
  expect(await page.locator("main a").evaluateAll((all) => all.map((one) => one.getAttribute("href")))).toEqual(ways);
  expect(await page.content()).not.toMatch(/ZodError|invalid_type|secret_table|\.tsx?:/);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  expect(await violations(page)).toEqual([]);
}

describe("a page that could not be had", () => {
  for (const one of CASES) {
    it.each(["light", "dark"] as const)(
      `${one.status}: ${one.name}: says what happened and where to go on, in both languages (%s)`,
      async (colorScheme) => {
        fails = one.fails;
        for (const [lang, title] of [
          ["en", one.titles[0]],
          ["zh", one.titles[1]],
        ] as const) {
          const context = await chromium.newContext({ colorScheme });
          await context.addCookies([
            { name: "lang", value: lang, url: product.origin },
            { name: "consent", value: "no", url: product.origin },
          ]);
          if (one.known) await context.addCookies([{ name: "token", value: SESSION.data.token, url: product.origin }]);
          await look(await context.newPage(), one, title);
          await context.close();
        }
      },
    );
  }

  it.each([
    [429, "system.tooManyRequests"],
    [503, "system.error"],
  ] as const)("%d says when to try again, and is kept by nobody", async (status, key) => {
    fails = atGuest(key);
    const answer = await fetch(`${product.origin}/link-to-video`, { method: "POST", body: new URLSearchParams({ url: "" }) });
    expect([answer.status, answer.headers.get("retry-after"), answer.headers.get("cache-control")]).toEqual([status, "60", "no-store"]);
  });
});
