import { writeFile } from "node:fs/promises";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parseDocument } from "../../../timeline/document.ts";
import { ticks } from "../../../timeline/time.ts";
import { renderPage, returnPage, warmBrowser } from "./browser.ts";
import { openSession } from "./session.ts";
import { plain, rect, rendering, short } from "./testing.ts";

const { folder, render } = rendering();

/** Calls `act` once, when frames are being drawn. */
function drawing(act: () => void) {
  let done = false;
  return (fraction: number) => {
    if (fraction <= 0.11 || done) return;
    done = true;
    act();
  };
}

describe("the page that draws", () => {
  it("reaches its own server and nothing else", async () => {
    const other = createServer((_, response) => response.setHeader("access-control-allow-origin", "*").end("open")).listen(0, "127.0.0.1");
    await once(other, "listening");
    const { page } = await renderPage(AbortSignal.timeout(60_000));
    const reach = (url: string) =>
      page.evaluate(
        (to) =>
          fetch(to).then(
            (r) => r.ok,
            () => false,
          ),
        url,
      );
    expect(await reach("/page.js")).toBe(true);
    const { port } = other.address() as AddressInfo;
    expect((await fetch(`http://127.0.0.1:${port}/`)).ok).toBe(true);
    expect(await reach(`http://127.0.0.1:${port}/`)).toBe(false);
    expect(await reach("http://localhost.example/")).toBe(false);
    await page.close();
    other.close();
  });
});

describe("a page that has drawn", () => {
  const drawn = async (signal: AbortSignal) => {
    await using session = await openSession(
      plain([rect("a", [0, 0, 640, 360], "#336699", [0, 1])]),
      { assets: new Map(), folder: folder("."), progress: () => {} },
      { scale: 1, signal },
    );
    return await session.call("hash", 0.5);
  };
  const pages = async () => (await warmBrowser()).browser.contexts().flatMap((context) => context.pages());

  it("goes on to the next job when its own has ended well, and is closed when it has not", async () => {
    const first = await drawn(AbortSignal.timeout(60_000));
    const [kept] = await pages();
    expect(await drawn(AbortSignal.timeout(60_000))).toBe(first);
    expect(await pages()).toEqual([kept]);
    const failing = new AbortController();
    const stopped = (async () => {
      await using session = await openSession(
        plain([rect("a", [0, 0, 640, 360], "#336699", [0, 300])]),
        { assets: new Map(), folder: folder("."), progress: () => failing.abort(new Error("stop")) },
        { scale: 1, signal: failing.signal },
      );
      await session.call("encode", { codec: "avc", rate: { num: 30, den: 1 }, bitrate: 1e6 }, [
        { name: "whole.mp4", from: 0, count: 9000 },
      ]);
    })();
    await expect(stopped).rejects.toThrow("stop");
    expect(kept?.isClosed()).toBe(true);
    expect(await drawn(AbortSignal.timeout(60_000))).toBe(first);
  });
});

describe("a page that turns in a circle", () => {
  it("ends with its job, which does not wait for it, and the next one works", async () => {
    const stop = new AbortController();
    const { page } = await renderPage(stop.signal);
    await page.evaluate(() => {
      Object.assign(window.renderer, {
        hash: (base: string) =>
          fetch(`${base}progress/0.5`, { method: "POST" }).then(() => {
            for (;;);
          }),
      });
    });
    await returnPage(page);
    const session = await openSession(
      plain([rect("a", [0, 0, 640, 360], "#336699", [0, 1])]),
      { assets: new Map(), folder: folder("."), progress: () => setTimeout(() => stop.abort(new Error("enough")), 200) },
      { scale: 1, signal: stop.signal },
    );
    const hashing = session.call("hash", 0.5);
    await expect(hashing).rejects.toThrow("enough");
    await session[Symbol.asyncDispose]();
    await expect.poll(() => page.isClosed(), { timeout: 15_000 }).toBe(true);
    expect((await render(plain([rect("a", [0, 0, 640, 360], "#336699", [0, 1])]), "after-circle")).result.duration).toBe(1);
  });
});

describe("a render that goes wrong", () => {
  it("stops when it is cancelled, and the next one works", async () => {
    const stop = new AbortController();
    const running = render(short("kinetic", 4), "cancelled", {
      signal: stop.signal,
      scale: 0.3,
      progress: drawing(() => stop.abort(new Error("cancelled by the user"))),
    });
    await expect(running).rejects.toThrow("cancelled by the user");
    const { result } = await render(plain([rect("a", [0, 0, 640, 360], "#336699", [0, 1])]), "after-cancel");
    expect(result.loudness_lufs).toBeNull();
  });
  it("fails with a code when Chromium dies, and starts it again", async () => {
    const running = render(short("kinetic", 4), "crash", {
      scale: 0.3,
      progress: drawing(() => void warmBrowser().then(({ browser }) => browser.close())),
    });
    await expect(running).rejects.toMatchObject({ code: "ENGINE_FAILED" });
    expect((await render(plain([rect("a", [0, 0, 640, 360], "#336699", [0, 1])]), "after-crash")).result.duration).toBe(1);
  });
  it("says that a picture cannot be read", async () => {
    await writeFile(join(folder("files"), "broken.png"), "not a picture");
    const image = {
      type: "image",
      id: "i",
      startTime: 0,
      duration: ticks(1),
      transform: { x: 320, y: 180, width: 640, height: 360 },
      assetId: "p",
    };
    const document = parseDocument({
      ...plain([]),
      assets: { p: { type: "image", url: "broken.png" } },
      tracks: [{ id: "t", type: "image", name: "t", elements: [image] }],
    });
    await expect(render(document, "broken")).rejects.toMatchObject({ code: "INPUT_UNREADABLE" });
  });
  it("refuses a timeline of more than half an hour", async () => {
    await expect(render(plain([rect("a", [0, 0, 640, 360], "#336699", [0, 1801])]), "long")).rejects.toMatchObject({
      code: "INPUT_TOO_LARGE",
    });
  });
});
