import type { Context, Hono } from "hono";
import type { z } from "zod";
import type { Endpoint } from "../../../trpc/contract/endpoint.ts";
import type { Envelope } from "../../../trpc/contract/envelope.ts";
import { codeOf, messageText } from "../../../trpc/contract/rules/errors.ts";
import { AppError } from "../app-error.ts";
import type { UpstreamEnv } from "../env.ts";
import { type Services, services } from "../services.ts";
import { type Admin, currentAdmin } from "./admin-key.ts";
import { requireAppKey } from "./app-key.ts";
import { type CurrentUser, currentUser } from "./session.ts";

export interface Call extends Services {
  user: CurrentUser;
  lang: "en" | "zh";
  /** For what the edge knows of the caller. */
  request: Request;
  waitUntil(work: Promise<unknown>): void;
}
type PublicCall = Omit<Call, "user">;
export type AdminCall = PublicCall & { admin: Admin };

export type App = Hono<{ Bindings: UpstreamEnv }>;
type Handler<I extends z.ZodType, O extends z.ZodType, C> = (input: z.output<I>, call: C) => Promise<z.input<O>>;

const BODY_LIMIT = 256 * 1024;

async function readInput(request: Request, method: "GET" | "POST"): Promise<unknown> {
  if (method === "GET") return Object.fromEntries(new URL(request.url).searchParams);
  const text = await request.text();
  if (text.length > BODY_LIMIT) throw new AppError("form.incomplete", { detail: "body too large" });
  try {
    return text === "" ? {} : JSON.parse(text);
  } catch (cause) {
    throw new AppError("form.incomplete", { detail: "body is not JSON", cause });
  }
}

/** Form checks have no code of their own: they share that of an incomplete form, with their own text. */
export const codeFor = (key: AppError["reason"]): number => codeOf(key) ?? codeOf("form.incomplete") ?? -1;

function failure(error: unknown, lang: "en" | "zh"): Envelope {
  const known = error instanceof AppError ? error : new AppError("system.error", { cause: error });
  if (known !== error) console.error(error);
  return { code: codeFor(known.reason), msg: messageText(known.reason, lang, known.params) };
}

/** Serves one contract call from the bare context: input checked, envelope out. */
export function implementRaw<I extends z.ZodType, O extends z.ZodType>(
  app: App,
  endpoint: Endpoint<I, O>,
  handler: (input: z.output<I>, context: Context<{ Bindings: UpstreamEnv }>, lang: Call["lang"]) => Promise<z.input<O>>,
): void {
  app.on(endpoint.method, endpoint.path, async (context) => {
    const { raw: request } = context.req;
    const lang = request.headers.get("lang")?.startsWith("zh") ? "zh" : "en";
    try {
      const input = endpoint.input.safeParse(await readInput(request, endpoint.method));
      if (!input.success) throw new AppError("form.incomplete", { detail: input.error.message });
      return context.json({ code: 0, msg: "", data: endpoint.output.parse(await handler(input.data, context, lang)) } satisfies Envelope);
    } catch (error) {
      return context.json(failure(error, lang));
    }
  });
}

/** Serves one contract call: the same, with a session unless the contract says `none`. */
export function implement<I extends z.ZodType, O extends z.ZodType>(
  app: App,
  endpoint: Endpoint<I, O>,
  handler: Handler<I, O, Call>,
): void {
  implementRaw(app, endpoint, async (input, { req: { raw }, env, executionCtx }, lang) => {
    const all = services(env);
    const user = endpoint.session === "required" ? await currentUser(all.db, raw) : undefined;
    const admin = endpoint.session === "admin" ? await currentAdmin(all.variables, raw.headers) : undefined;
    if (endpoint.session === "app") requireAppKey(all.variables, raw.headers);
    const waitUntil = (work: Promise<unknown>) => executionCtx.waitUntil(work);
    return handler(input, { ...all, user, admin, request: raw, lang, waitUntil } as Call);
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

/** The same for calls that ask for the admin key: their handler is told whose it is. */
export function implementAdmin<I extends z.ZodType, O extends z.ZodType>(
  app: App,
  endpoint: Endpoint<I, O>,
  handler: Handler<I, O, AdminCall>,
): void {
  implement(app, endpoint, handler as unknown as Handler<I, O, Call>);
}
