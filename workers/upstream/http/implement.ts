import type { Hono } from "hono";
import type { z } from "zod";
import type { Endpoint } from "../../../trpc/contract/endpoint.ts";
import type { Envelope } from "../../../trpc/contract/envelope.ts";
import { ERRORS } from "../../../trpc/contract/rules/errors.ts";
import { AppError } from "../app-error.ts";
import { type UpstreamEnv } from "../env.ts";
import { type Services, services } from "../services.ts";
import { type CurrentUser, currentUser } from "./session.ts";

export interface Call extends Services {
  user: CurrentUser;
  lang: "en" | "zh";
  waitUntil(work: Promise<unknown>): void;
}
type PublicCall = Omit<Call, "user">;

export type App = Hono<{ Bindings: UpstreamEnv }>;
type Handler<I extends z.ZodType, O extends z.ZodType, C> = (input: z.output<I>, call: C) => Promise<z.input<O>>;

const BODY_LIMIT = 256 * 1024;

async function readInput(request: Request, method: "GET" | "POST"): Promise<unknown> {
  if (method === "GET") return Object.fromEntries(new URL(request.url).searchParams);
  const text = await request.text();
  if (text.length > BODY_LIMIT) throw new AppError("FIELDS_INCOMPLETE", "body too large");
  try {
    return text === "" ? {} : JSON.parse(text);
  } catch (cause) {
    throw new AppError("FIELDS_INCOMPLETE", "body is not JSON", { cause });
  }
}

const failure = (error: unknown): Envelope => {
  if (error instanceof AppError) return { code: ERRORS[error.reason], msg: error.reason };
  console.error(error);
  return { code: ERRORS.SYSTEM, msg: "SYSTEM" };
};

/** Serves one contract call: input checked, session required unless the contract says `none`, envelope out. */
export function implement<I extends z.ZodType, O extends z.ZodType>(
  app: App,
  endpoint: Endpoint<I, O> & { session: "required" | "none" },
  handler: Handler<I, O, Call>,
): void {
  app.on(endpoint.method, endpoint.path, async (context) => {
    const { raw: request } = context.req;
    try {
      const all = services(context.env);
      const user = endpoint.session === "required" ? await currentUser(all.db, request.headers) : undefined;
      const input = endpoint.input.safeParse(await readInput(request, endpoint.method));
      if (!input.success) throw new AppError("FIELDS_INCOMPLETE", input.error.message);
      const lang = request.headers.get("lang")?.startsWith("zh") ? "zh" : "en";
      const waitUntil = (work: Promise<unknown>) => context.executionCtx.waitUntil(work);
      const data = await handler(input.data, { ...all, user, lang, waitUntil } as Call);
      return context.json({ code: 0, msg: "", data: endpoint.output.parse(data) } satisfies Envelope);
    } catch (error) {
      return context.json(failure(error));
    }
  });
}

/** The same for calls without a session: their handler gets no user. */
export function implementPublic<I extends z.ZodType, O extends z.ZodType>(
  app: App,
  endpoint: Endpoint<I, O>,
  handler: Handler<I, O, PublicCall>,
): void {
  implement(app, endpoint, handler);
}
