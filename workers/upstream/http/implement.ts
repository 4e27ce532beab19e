import type { Hono } from "hono";
import type { z } from "zod";
import type { Endpoint } from "../../../trpc/contract/endpoint.ts";
import type { Envelope } from "../../../trpc/contract/envelope.ts";
import { codeOf, messageText } from "../../../trpc/contract/rules/errors.ts";
import { AppError } from "../app-error.ts";
import type { UpstreamEnv } from "../env.ts";
import { type Services, services } from "../services.ts";
import { clientAddress } from "./address.ts";
import { enforceLimits } from "./limits.ts";
import { type CurrentUser, type Presence, presenceOf, renewal, requirePresence } from "./session.ts";

export interface Call extends Services {
  user: CurrentUser;
  lang: "en" | "zh";
  /** Who asks with a session, where one is not required: looked up when asked for. */
  visitor(): Promise<Presence | null>;
  waitUntil(work: Promise<unknown>): void;
}
export type PublicCall = Omit<Call, "user">;

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
const codeFor = (key: AppError["reason"]): number => codeOf(key) ?? codeOf("form.incomplete") ?? -1;

function failure(error: unknown, lang: "en" | "zh"): Envelope {
  const known = error instanceof AppError ? error : new AppError("system.error", { cause: error });
  if (known !== error) console.error(error);
  return { code: codeFor(known.reason), msg: messageText(known.reason, lang, known.params) };
}

async function answer<I extends z.ZodType, O extends z.ZodType>(
  { method, path, session, input: shape, output }: Endpoint<I, O>,
  handler: Handler<I, O, Call>,
  { request, all, lang, waitUntil }: { request: Request; all: Services; lang: Call["lang"]; waitUntil: Call["waitUntil"] },
): Promise<Envelope> {
  const { db, variables } = all;
  const present = session === "required" ? await requirePresence(db, request.headers) : null;
  const input = shape.safeParse(await readInput(request, method));
  if (!input.success) throw new AppError("form.incomplete", { detail: input.error.message });
  const address = clientAddress(request.headers, variables.UPSTREAM_SECRET);
  const keeper = { db, secret: variables.SIGNING_SECRET, scale: variables.LIMITS_SCALE };
  await enforceLimits(keeper, { path, address, account: present?.user.id, input: input.data });
  const visitor = async () => present ?? presenceOf(db, request.headers);
  const data = await handler(input.data, { ...all, user: present?.user, lang, visitor, waitUntil } as Call);
  const refreshed = present ? await renewal(db, present) : null;
  return { code: 0, msg: "", data: output.parse(data), ...refreshed };
}

/** Serves one contract call: input checked, session required unless the contract says `none`, limits kept, envelope out. */
export function implement<I extends z.ZodType, O extends z.ZodType>(
  app: App,
  endpoint: Endpoint<I, O>,
  handler: Handler<I, O, Call>,
): void {
  app.on(endpoint.method, endpoint.path, async (context) => {
    const { raw: request } = context.req;
    const lang = request.headers.get("lang")?.startsWith("zh") ? "zh" : "en";
    const waitUntil = (work: Promise<unknown>) => context.executionCtx.waitUntil(work);
    try {
      return context.json(await answer(endpoint, handler, { request, all: services(context.env), lang, waitUntil }));
    } catch (error) {
      return context.json(failure(error, lang));
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
