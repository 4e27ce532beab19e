import type { z } from "zod";

/** One call of the upstream API (spec §7) as data: both ends are built from it. */
export interface Endpoint<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> {
  readonly method: "GET" | "POST";
  readonly path: `/${string}`;
  readonly input: I;
  readonly output: O;
  /** Whether the client may send it again after a network failure. GET always may. */
  readonly idempotent: boolean;
  /** Only asks, so that it may be asked together with others (batch.ts). Every GET does, and some POST of spec §7. */
  readonly asks: boolean;
  /** `none`: answers without a session (spec §7: login, version). `admin` asks for the admin key instead, `app` for the second gateway's app key. */
  readonly session: "required" | "none" | "admin" | "app";
  /** `reelwright`: a call of ours beside the specification's. */
  readonly origin: "spec" | "reelwright";
  /** A refusal of this call shows no message of its own, whatever its code (spec §8). */
  readonly silent: boolean;
  readonly summary: string;
}

type Options<I extends z.ZodType, O extends z.ZodType> = Pick<Endpoint<I, O>, "input" | "output" | "summary"> &
  Partial<Pick<Endpoint<I, O>, "idempotent" | "asks" | "session" | "origin" | "silent">>;

const define =
  (method: "GET" | "POST") =>
  <I extends z.ZodType, O extends z.ZodType>(path: `/${string}`, options: Options<I, O>): Endpoint<I, O> => ({
    method,
    path,
    idempotent: method === "GET",
    asks: method === "GET",
    session: "required",
    origin: "spec",
    silent: false,
    ...options,
  });

export const get = define("GET");
export const post = define("POST");

export type OutputOf<E extends Endpoint> = z.output<E["output"]>;
