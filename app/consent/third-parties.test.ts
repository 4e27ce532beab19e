import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import thirdParties, { CHAT_PHONE_MS } from "../behaviours/third-parties/behaviour.ts";
import { contentSecurityPolicy } from "../http/csp.ts";
import { sourcesOf, type ThirdParties } from "./third-parties.ts";
import { consentOf } from "./visitor.ts";

const NONE: ThirdParties = { tagManager: "", sentry: "", chat: "" };
const ALL: ThirdParties = {
  tagManager: "GTM-ABC123",
  sentry: `https://${"a".repeat(32)}@o1.ingest.sentry.io/2`,
  chat: "00000000-0000-4000-8000-000000000000",
};
const policyFor = (parties: ThirdParties) => contentSecurityPolicy("n", sourcesOf(parties));

describe("the policy of a page", () => {
  it("opens for nobody where none is configured", () => {
    expect(policyFor(NONE)).toBe(contentSecurityPolicy("n"));
    expect(contentSecurityPolicy("n")).not.toMatch(/https?:|wss:/);
  });

  it("opens for what is configured, and not for the others", () => {
    expect(policyFor({ ...NONE, sentry: ALL.sentry })).toContain("connect-src 'self' https://o1.ingest.sentry.io;");
    expect(policyFor({ ...NONE, sentry: ALL.sentry })).not.toMatch(/crisp|google/);
    expect(policyFor({ ...NONE, chat: ALL.chat })).toMatch(/style-src [^;]*https:\/\/client\.crisp\.chat/);
    expect(policyFor(ALL)).not.toMatch(/script-src [^;]*https/);
  });
});

describe("what a page loads", () => {
  const loaded: string[] = [];
  beforeEach(() => {
    loaded.length = 0;
    vi.useFakeTimers();
    vi.stubGlobal("window", {});
    vi.stubGlobal("document", {
      readyState: "complete",
      createElement: () => ({}),
      head: { appendChild: ({ src }: { src: string }) => loaded.push(new URL(src).host) },
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const start = (parties: ThirdParties, phone: boolean, signal = new AbortController().signal) => {
    vi.stubGlobal("matchMedia", () => ({ matches: phone }));
    thirdParties({ dataset: { parties: JSON.stringify(parties) } } as unknown as HTMLElement, signal);
  };

  it("is what is configured", () => {
    start({ ...NONE, tagManager: ALL.tagManager }, false);
    expect(loaded).toEqual(["www.googletagmanager.com"]);
    start(ALL, false);
    expect(loaded.slice(1)).toEqual(["www.googletagmanager.com", "js.sentry-cdn.com", "client.crisp.chat"]);
  });

  it("spec §7: on a phone the chat comes after 5100 ms, and not to a page that was left", () => {
    start({ ...NONE, chat: ALL.chat }, true);
    vi.advanceTimersByTime(CHAT_PHONE_MS - 1);
    expect(loaded).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(loaded).toEqual(["client.crisp.chat"]);
    const left = new AbortController();
    start({ ...NONE, chat: ALL.chat }, true, left.signal);
    left.abort();
    vi.advanceTimersByTime(CHAT_PHONE_MS * 2);
    expect(loaded).toHaveLength(1);
  });
});

describe("consent", () => {
  const asking = (cookie: string, gpc = "0") => new Request("https://studio.example/home", { headers: { cookie, "sec-gpc": gpc } });

  it("is asked for wherever something of others is configured, and given by a yes alone", () => {
    const at = { country: "US", thirdParties: ALL };
    expect(consentOf(asking(""), at)).toMatchObject({ asked: true, agreed: false });
    expect(consentOf(asking("consent=yes"), at)).toMatchObject({ asked: false, agreed: true });
    expect(consentOf(asking("consent=no"), at)).toMatchObject({ asked: false, agreed: false });
    expect(consentOf(asking("consent=yes", "1"), at)).toMatchObject({ asked: false, agreed: false });
    expect(consentOf(asking(""), { ...at, thirdParties: NONE })).toMatchObject({ agreed: false });
  });
});
