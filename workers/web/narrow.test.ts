import type { ServerBuild } from "@remix-run/cloudflare";
import { describe, expect, it } from "vitest";
import { narrowed } from "./narrow.ts";

const route = (id: string, path?: string, parentId: string | undefined = "root") => [id, { id, path, parentId, module: {} }] as const;
const routes = Object.fromEntries([
  ["root", { id: "root", path: "", module: {} }] as const,
  route("home", "home"),
  route("flow", "flow"),
  route("flow/step", "flow/step"),
  route("with", "with/:provider"),
  route("rest", "*"),
  route("index", undefined),
]);
const build = { routes, assets: { routes, version: "1" }, publicPath: "/" } as unknown as ServerBuild;

/** The names of the routes that the handler of a path knows. */
const known = (handlerOf: (path: string) => ServerBuild, path: string): string[] => Object.keys(handlerOf(path).routes);

describe("what answers a path", () => {
  const handlerOf = narrowed(build, (some) => some);

  it("knows a page with a plain path alone, with what stands around it, on the server and in the manifest", () => {
    expect(known(handlerOf, "/flow/step")).toEqual(["root", "flow/step"]);
    expect(Object.keys(handlerOf("/flow").assets.routes)).toEqual(["root", "flow"]);
    expect(handlerOf("/flow")).toMatchObject({ publicPath: "/", assets: { version: "1" } });
  });

  it.each(["/", "/nowhere", "/with/google", "/flow/", "/Flow", "/flow.data", "//flow", "/fl%6Fw", "/*", "/with/:provider", "/__manifest"])(
    "knows every page where the path is %s",
    (path) => {
      expect(handlerOf(path)).toBe(build);
    },
  );

  it("is made once for each page, and not before it is asked for", () => {
    const made: ServerBuild[] = [];
    const counted = narrowed(build, (some) => (made.push(some), some));
    expect(made).toEqual([]);
    for (const path of ["/home", "/home", "/nowhere", "/with/a", "/home"]) counted(path);
    expect(made).toHaveLength(2);
  });
});
