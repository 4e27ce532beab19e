import { initTRPC, TRPCError } from "@trpc/server";
import type { CacheStores } from "./cache/read-through.ts";
import type { Endpoint } from "./contract/endpoint.ts";
import { errorOf, messageText } from "./contract/rules/errors.ts";
import { UpstreamError } from "./upstream/error.ts";
import type { Upstream } from "./upstream/client.ts";
import type { z } from "zod";

export interface TrpcContext {
  upstream: Upstream;
  stores: CacheStores;
}

const codeOf = (upstreamCode: number): TRPCError["code"] => {
  switch (errorOf(upstreamCode).name) {
    case "LOGIN_REQUIRED":
    case "ADMIN_REFUSED":
      return "UNAUTHORIZED";
    case "UPGRADE_REQUIRED":
    case "CREDITS_INSUFFICIENT":
    case "TEAM_NOT_ALLOWED":
    case "ADMIN_KEY_NOT_SET":
    case "APP_SWITCHED_OFF":
      return "FORBIDDEN";
    case "SYSTEM_NOT_FOUND":
      return "NOT_FOUND";
    case "DRAFT_CHANGED_ELSEWHERE":
    case "ADMIN_CHANGED_ELSEWHERE":
    case "ADMIN_KEY_REUSED":
    case "TASK_KEY_REUSED":
      return "CONFLICT";
    case "SYSTEM_TOO_MANY_REQUESTS":
    case "TASK_QUEUE_FULL":
      return "TOO_MANY_REQUESTS";
    case "TIMELINE_WORKING":
      return "SERVICE_UNAVAILABLE";
    case "NETWORK":
    case "SYSTEM_ERROR":
      return "INTERNAL_SERVER_ERROR";
    default:
      return "BAD_REQUEST";
  }
};

const t = initTRPC.context<TrpcContext>().create({
  isDev: false,
  errorFormatter: ({ shape, error }) => {
    const code = error.cause instanceof UpstreamError ? error.cause.code : null;
    // A failure of our own (a store, a broken answer) is for the log: its text may tell of tables and addresses.
    const message = code === null && error.code === "INTERNAL_SERVER_ERROR" ? messageText("system.error", "en") : shape.message;
    return {
      ...shape,
      message,
      data: { code: shape.data.code, httpStatus: shape.data.httpStatus, path: shape.data.path, upstream_code: code },
    };
  },
});

export const { router, createCallerFactory } = t;

/**
 * The one bridge from a code of the upstream to a tRPC error. Around the work itself: a middleware costs every call of
 * a page twice what it does.
 */
const translated =
  <C, A>(work: (call: C) => Promise<A>) =>
  async (call: C): Promise<A> => {
    try {
      return await work(call);
    } catch (cause) {
      if (cause instanceof UpstreamError) throw new TRPCError({ code: codeOf(cause.code), message: cause.message, cause });
      throw cause;
    }
  };

interface Asked {
  ctx: TrpcContext;
  input: unknown;
}

const shaped = <I extends z.ZodType>(endpoint: Endpoint<I>) => t.procedure.input(endpoint.input);

/** A contract call as a tRPC query. The answer was checked against the contract when it arrived (upstream/client). */
export const query = <I extends z.ZodType, O extends z.ZodType>(endpoint: Endpoint<I, O>) =>
  shaped(endpoint).query(translated(({ ctx, input }: Asked): Promise<z.output<O>> => ctx.upstream(endpoint, input as z.input<I>)));

/** The same as a mutation. */
export const mutation = <I extends z.ZodType, O extends z.ZodType>(endpoint: Endpoint<I, O>) =>
  shaped(endpoint).mutation(translated(({ ctx, input }: Asked): Promise<z.output<O>> => ctx.upstream(endpoint, input as z.input<I>)));

/** A contract call asked for in words of its own: `input` shapes them, `asks` makes the contract's input of them. */
interface Worded<S extends z.ZodType, I extends z.ZodType> {
  readonly input: S;
  readonly asks: (said: z.output<S>) => z.input<I>;
}

export const wordedQuery = <I extends z.ZodType, O extends z.ZodType, S extends z.ZodType>(
  endpoint: Endpoint<I, O>,
  { input: words, asks }: Worded<S, I>,
) =>
  t.procedure
    .input(words)
    .query(translated(({ ctx, input }: Asked): Promise<z.output<O>> => ctx.upstream(endpoint, asks(input as z.output<S>))));

/** The same as a mutation. */
export const wordedMutation = <I extends z.ZodType, O extends z.ZodType, S extends z.ZodType>(
  endpoint: Endpoint<I, O>,
  { input: words, asks }: Worded<S, I>,
) =>
  t.procedure
    .input(words)
    .mutation(translated(({ ctx, input }: Asked): Promise<z.output<O>> => ctx.upstream(endpoint, asks(input as z.output<S>))));

/** A query whose answer comes from `resolve` instead of the upstream directly: the cached ones. */
export const cachedQuery = <I extends z.ZodType, O extends z.ZodType, A extends z.output<O>>(
  endpoint: Endpoint<I, O>,
  resolve: (context: TrpcContext, input: z.input<I>) => Promise<A>,
) => shaped(endpoint).query(translated(({ ctx, input }: Asked): Promise<A> => resolve(ctx, input as z.input<I>)));

/**
 * A mutation after which cached answers are renewed. It has happened, even where one could not be: that one is renewed
 * when its life ends.
 */
export const changing = <I extends z.ZodType, O extends z.ZodType>(
  endpoint: Endpoint<I, O>,
  renewals: readonly ((context: TrpcContext) => Promise<void>)[],
) =>
  shaped(endpoint).mutation(
    translated(async ({ ctx, input }: Asked): Promise<z.output<O>> => {
      const done = await ctx.upstream(endpoint, input as z.input<I>);
      await Promise.allSettled(renewals.map((renew) => renew(ctx)));
      return done;
    }),
  );
