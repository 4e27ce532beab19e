import { matchRoutes } from "react-router-dom";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server.browser";
import { createStaticRouter, StaticRouterProvider } from "react-router-dom/server";
import type { Visit } from "./load-visit.ts";
import { UNKNOWN_VISIT } from "./visit.ts";

interface Visited {
  /** The page's address. */
  at: string;
  /** What is known of the visitor, where that is more than nothing. */
  visit?: Partial<Visit>;
  /** What the page's action has answered. */
  answer?: object;
}

/** For tests: a part of a page as its visitor gets it, within the route whose loader knows them. */
export function markupFor(part: ReactNode, { at, visit, answer }: Visited): string {
  const routes = [{ id: "root", path: "*", element: part }];
  const { pathname, search, hash } = new URL(at, "https://ads.test");
  const context = {
    basename: "/",
    location: { pathname, search, hash, state: null, key: "default" },
    matches: matchRoutes(routes, pathname) ?? [],
    loaderData: { root: { ...UNKNOWN_VISIT, ...visit } },
    actionData: answer ? { root: answer } : null,
    errors: null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
    activeDeferreds: null,
  };
  return renderToStaticMarkup(<StaticRouterProvider router={createStaticRouter(routes, context)} context={context} hydrate={false} />);
}
