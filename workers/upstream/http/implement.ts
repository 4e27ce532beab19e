import { DrizzleQueryError } from "drizzle-orm/errors";
import type { Context, Hono } from "hono";
import type { z } from "zod";
import { type DraftRow, findDraft } from "../../../db/queries/draft.ts";
import type { Endpoint } from "../../../trpc/contract/endpoint.ts";
import type { Envelope } from "../../../trpc/contract/envelope.ts";
import { codeOf, messageText } from "../../../trpc/contract/rules/errors.ts";
import type { Language } from "../../../trpc/contract/rules/languages.ts";
import { LIMITS } from "../../../trpc/contract/rules/limits.ts";
import { AppError } from "../app-error.ts";
import type { UpstreamEnv } from "../env.ts";
import { type Services, services } from "../services.ts";
import { clientAddress } from "./address.ts";
import { type Admin, currentAdmin } from "./admin-key.ts";
import { requireAppKey } from "./app-key.ts";
import { enforceLimits } from "./limits.ts";
import { type CurrentUser, type Presence, presenceOf, renewal, requirePresence } from "./session.ts";

export interface Call extends Services {
  user: CurrentUser;
  /** A draft of the user's; null for any other. A read's own has come with the session. */
  draft(id: string): Promise<DraftRow | null>;
  lang: Language;
  /** Who asks with a session, where one is not required: looked up when asked for. */
  visitor(): Promise<Presence | null>;
  /** For what the edge knows of the caller. */
  request: Request;
  waitUntil(work: Promise<unknown>): void;
}
export type PublicCall = Omit<Call, "user" | "draft">;
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

/** What is put into a query may be an address or the hash of a password: that is not for the log. */
const forLog = (error: unknown): unknown =>
  error instanceof DrizzleQueryError ? new Error(`a query failed: ${error.query}`, { cause: error.cause }) : error;

function failure(error: unknown, lang: Language): Envelope {
  const known = error instanceof AppError ? error : new AppError("system.error", { cause: error });
  if (known !== error) console.error(forLog(error));
  return { code: codeFor(known.reason), msg: messageText(known.reason, lang, known.params) };
}

type Bare = Pick<Context<{ Bindings: UpstreamEnv }>, "env" | "executionCtx"> & { req: { raw: Request } };
/** Answers an input that is read when it is its turn: to fail to read one is an answer, too. */
type Read = (context: Bare, given: () => unknown) => Promise<Envelope>;

/** The app's reads by path, for a batch of them (batch.ts): within one worker no read need be a request, nor its answer a response. */
const reads = new WeakMap<App, Map<string, Read>>();
export const readOf = (app: App, path: string): Read | undefined => reads.get(app)?.get(path);

function remember(app: App, path: string, read: Read): void {
  const known = reads.get(app) ?? new Map<string, Read>();
  reads.set(app, known.set(path, read));
}
/** What goes into a successful envelope: the data, and a new session where the old one is near its end. */
interface Answer<T> {
  data: T;
  refreshed?: Awaited<ReturnType<typeof renewal>>;
}

function serve<I extends z.ZodType, O extends z.ZodType>(
  app: App,
  { method, path, asks, input: shape, output }: Endpoint<I, O>,
  handler: (input: z.output<I>, context: Bare, lang: Call["lang"]) => Promise<Answer<z.input<O>>>,
): void {
  const answer: Read = async (context, given) => {
    const lang = context.req.raw.headers.get("lang")?.startsWith("zh") ? "zh" : "en";
    try {
      const input = shape.safeParse(await given());
      if (!input.success) throw new AppError("form.incomplete", { detail: input.error.message });
      const { data, refreshed } = await handler(input.data, context, lang);
      return { code: 0, msg: "", data: output.parse(data), ...refreshed };
    } catch (error) {
      return failure(error, lang);
    }
  };
  if (asks) remember(app, path, answer);
  app.on(method, path, async (context) => context.json(await answer(context, () => readInput(context.req.raw, method))));
}

/** Serves one contract call from the bare context: input checked, envelope out. */
export function implementRaw<I extends z.ZodType, O extends z.ZodType>(
  app: App,
  endpoint: Endpoint<I, O>,
  handler: (input: z.output<I>, context: Bare, lang: Call["lang"]) => Promise<z.input<O>>,
): void {
  serve(app, endpoint, async (input, context, lang) => ({ data: await handler(input, context, lang) }));
}

/** Counts the call against the limits of its path (rules/limits). */
async function limited(
  { db, variables }: Services,
  request: Request,
  path: string,
  account: string | undefined,
  input: unknown,
): Promise<void> {
  if (!LIMITS[path]) return;
  const address = clientAddress(request.headers, variables.UPSTREAM_SECRET);
  return enforceLimits({ db, secret: variables.SIGNING_SECRET, scale: variables.LIMITS_SCALE }, { path, address, account, input });
}

/** Serves one contract call: the same, with a session unless the contract says `none`, and within its limits. */
export function implement<I extends z.ZodType, O extends z.ZodType>(
  app: App,
  endpoint: Endpoint<I, O>,
  handler: Handler<I, O, Call>,
): void {
  serve(app, endpoint, async (input, { req: { raw }, env, executionCtx }, lang) => {
    const all = services(env);
    const present = endpoint.session === "required" ? await requirePresence(all.db, raw) : null;
    const admin = endpoint.session === "admin" ? await currentAdmin(all.variables, raw.headers) : undefined;
    if (endpoint.session === "app") requireAppKey(all.variables, raw.headers);
    await limited(all, raw, endpoint.path, present?.user.id, input);
    const visitor = async () => present ?? presenceOf(all.db, raw);
    const waitUntil = (work: Promise<unknown>) => executionCtx.waitUntil(work);
    const draft = async (id: string) =>
      present?.asked.draftId === id ? present.asked.draft : findDraft(all.db, present?.user.id ?? "", id);
    const data = await handler(input, { ...all, user: present?.user, draft, admin, request: raw, lang, visitor, waitUntil } as Call);
    return { data, refreshed: present ? await renewal(all.db, present) : null };
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
