import type { Endpoint } from "../../../trpc/contract/endpoint.ts";
import type { App, Call } from "./implement.ts";

/** Makes a call for somebody whom another door has let in: limits are counted, input and output are checked. */
export type Perform = (input: unknown, call: Call) => Promise<unknown>;

const performs = new WeakMap<App, Map<string, Perform>>();

const nameOf = ({ method, path }: Pick<Endpoint, "method" | "path">): string => `${method} ${path}`;

/** Remembers how an app's call is made. */
export function keepPerform(app: App, endpoint: Pick<Endpoint, "method" | "path">, perform: Perform): void {
  const known = performs.get(app) ?? new Map<string, Perform>();
  performs.set(app, known.set(nameOf(endpoint), perform));
}

/** How a call of the contract is made within this worker. Throws where the app does not serve it. */
export function performOf(app: App, endpoint: Pick<Endpoint, "method" | "path">): Perform {
  const perform = performs.get(app)?.get(nameOf(endpoint));
  if (!perform) throw new Error(`${nameOf(endpoint)} is not served`);
  return perform;
}
