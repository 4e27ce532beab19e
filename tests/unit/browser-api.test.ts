import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { build } from "esbuild";
import { afterEach, expect, it, vi } from "vitest";
import { appRouter } from "../../trpc/router.ts";
import type { TrpcContext } from "../../trpc/init.ts";
import { UpstreamError } from "../../trpc/upstream/error.ts";
import { browserApi } from "../../app/http/browser-api.ts";

const SPACE = { total: 100, used: 40 };
const BUDGET = 8000;
/** What the site lends the browser: its address, for `fetch` of a path. */
const ORIGIN = "https://studio.test";

afterEach(() => vi.unstubAllGlobals());

/** The site's own router behind `fetch`, over an upstream that answers so; what the browser asked for. */
function site(answer: (path: string) => unknown): string[] {
  const asked: string[] = [];
  const upstream = (async ({ path }: { path: string }) => answer(path)) as TrpcContext["upstream"];
  const context = { upstream, stores: {} as TrpcContext["stores"] };
  vi.stubGlobal("fetch", (url: string, init: RequestInit) => {
    asked.push(`${init.method} ${url}`);
    return fetchRequestHandler({
      endpoint: "/trpc",
      req: new Request(new URL(url, ORIGIN), init),
      router: appRouter,
      createContext: () => context,
    });
  });
  return asked;
}

it("calls of one turn are one request to this site, typed by the router", async () => {
  const asked = site(() => SPACE);
  const [{ used }, { total }] = await Promise.all([browserApi.mediaLib.getSpace.query({}), browserApi.mediaLib.getSpace.query({})]);
  expect([used satisfies number, total]).toEqual([40, 100]);
  expect(asked).toEqual([expect.stringMatching(/^GET \/trpc\/mediaLib\.getSpace,mediaLib\.getSpace\?batch=1/)]);
});

it("more calls than the server takes go out in several requests", async () => {
  const asked = site(() => SPACE);
  await Promise.all(Array.from({ length: 21 }, () => browserApi.mediaLib.getSpace.query({})));
  expect(asked).toHaveLength(2);
});

it("a refusal carries the message and the code of spec §8", async () => {
  site(() => {
    throw new UpstreamError(-202, "Please log in.");
  });
  await expect(browserApi.mediaLib.getSpace.query({})).rejects.toMatchObject({ message: "Please log in.", data: { upstream_code: -202 } });
});

it("brings neither zod nor any code of the server into a bundle, and stays small", async () => {
  const { outputFiles, metafile } = await build({
    entryPoints: [join(import.meta.dirname, "../../app/http/browser-api.ts")],
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    write: false,
    metafile: true,
  });
  const files = Object.keys(metafile.inputs);
  expect(files.filter((file) => !/node_modules\/@trpc\/|app\/http\/browser-api\.ts$/.test(file))).toEqual([]);
  const [bundle] = outputFiles;
  const size = gzipSync(bundle?.contents ?? "").length;
  expect(size).toBeGreaterThan(1000);
  expect(size).toBeLessThanOrEqual(BUDGET);
});
