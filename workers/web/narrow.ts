import type { ServerBuild } from "@remix-run/cloudflare";

/** A route, and all that stand around it. */
const chainOf = (routes: ServerBuild["routes"], id: string | undefined): string[] =>
  id === undefined ? [] : [...chainOf(routes, routes[id]?.parentId), id];

/** The build as if it had no page but this one. */
function alone(build: ServerBuild, id: string): ServerBuild {
  const chain = new Set(chainOf(build.routes, id));
  const only = <T>(all: Record<string, T>): Record<string, T> =>
    Object.fromEntries(Object.entries(all).filter(([name]) => chain.has(name)));
  return { ...build, routes: only(build.routes), assets: { ...build.assets, routes: only(build.assets.routes) } };
}

/** A path that means itself: no parameter, nothing optional, no rest. */
const isPlain = (path: string): boolean => /^[a-z0-9/-]+$/.test(path);

/**
 * What answers a path. Remix lays out, ranks and compiles all its routes three times for each request; the handler of a
 * page with a plain path knows that page alone. All other paths, and any other spelling of these, go to the whole.
 * `make` is called once for each handler, when it is first asked for.
 */
export function narrowed<H>(build: ServerBuild, make: (build: ServerBuild) => H): (pathname: string) => H {
  const plain = new Map(
    Object.values(build.routes).flatMap(({ id, path, parentId }) =>
      parentId === "root" && path && isPlain(path) ? [[`/${path}`, id]] : [],
    ),
  );
  const made = new Map<string, H>();
  const known = (id: string): H => {
    const handler = made.get(id) ?? make(id === "" ? build : alone(build, id));
    made.set(id, handler);
    return handler;
  };
  return (pathname) => known(plain.get(pathname) ?? "");
}
