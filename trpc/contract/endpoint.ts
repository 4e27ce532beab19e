import type { z } from "zod";

/** Who may call: anyone (`none`: login, version), a session, the admin key, or the app key of the second gateway (spec §7). */
export type Access = "required" | "none" | "admin" | "app";

/** One call of the upstream API (spec §7) as data: both ends are built from it. */
export interface Endpoint<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType, A extends Access = Access> {
  readonly method: "GET" | "POST";
  readonly path: `/${string}`;
  readonly input: I;
  readonly output: O;
  /** Whether the client may send it again after a network failure. GET always may. */
  readonly idempotent: boolean;
  /** Only asks, so that it may be asked together with others (batch.ts). Every GET does, and some POST of spec §7. */
  readonly asks: boolean;
  /** What its handler is given depends on it (workers/upstream/http/implement.ts). */
  readonly session: A;
  /** `reelwright`: a call of ours beside the specification's. */
  readonly origin: "spec" | "reelwright";
  /** A refusal of this call shows no message of its own, whatever its code (spec §8). */
  readonly silent: boolean;
  /** Bytes that its body may have, where those of any call are too few (workers/upstream/http/bounded-text.ts). */
  readonly body?: number;
  readonly summary: string;
}

type Options<I extends z.ZodType, O extends z.ZodType> = Pick<Endpoint<I, O>, "input" | "output" | "summary"> &
  Partial<Pick<Endpoint<I, O>, "idempotent" | "asks" | "origin" | "silent" | "body">>;

function define(method: "GET" | "POST") {
  function endpoint<I extends z.ZodType, O extends z.ZodType>(
    path: `/${string}`,
    options: Options<I, O> & { session?: "required" },
  ): Endpoint<I, O, "required">;
  function endpoint<I extends z.ZodType, O extends z.ZodType, A extends Access>(
    path: `/${string}`,
    options: Options<I, O> & { session: A },
  ): Endpoint<I, O, A>;
  function endpoint<I extends z.ZodType, O extends z.ZodType>(
    path: `/${string}`,
    options: Options<I, O> & { session?: Access },
  ): Endpoint<I, O> {
    const reads = method === "GET";
    return { method, path, idempotent: reads, asks: reads, session: "required", origin: "spec", silent: false, ...options };
  }
  return endpoint;
}

export const get = define("GET");
export const post = define("POST");

export type OutputOf<E extends Endpoint> = z.output<E["output"]>;
