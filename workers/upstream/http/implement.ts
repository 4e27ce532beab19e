import { DrizzleQueryError } from "drizzle-orm/errors";
import type { Context, Hono } from "hono";
import type { z } from "zod";
import type { Access, Endpoint } from "../../../trpc/contract/endpoint.ts";
import type { Envelope } from "../../../trpc/contract/envelope.ts";
import { codeOf, messageText } from "../../../trpc/contract/rules/errors.ts";
import { pointerOf } from "../../../trpc/contract/rules/pointer.ts";
import { type Language, languageOf } from "../../../locales/index.ts";
import { ADMIN_GUESSES, LIMITS } from "../../../trpc/contract/rules/limits.ts";
import { knownDeviceOf } from "../account/device.ts";
import { requireAccess } from "../account/permission.ts";
import { AppError } from "../app-error.ts";
import type { UpstreamEnv } from "../env.ts";
import { type Services, services } from "../services.ts";
import { clientAddress } from "./address.ts";
import { type Admin, currentAdmin } from "./admin-key.ts";
import { requireAppKey } from "./app-key.ts";
import { boundedText } from "./bounded-text.ts";
import { enforceLimits, guarded, keeperOf } from "./limits.ts";
import { InvalidInput } from "./invalid-input.ts";
import { keepPerform, type Perform } from "./registry.ts";
import { type CurrentUser, type Presence, presenceOf, renewal, requirePresence } from "./session.ts";

export interface Call extends Services {
  user: CurrentUser;
  lang: Language;
  /** Who asks with a session, where one is not required: looked up when asked for. */
  visitor(): Promise<Pick<Presence, "user"> | null>;
  /** For what the edge knows of the caller. */
  request: Request;
  waitUntil(work: Promise<unknown>): void;
}
export type PublicCall = Omit<Call, "user">;
export type AdminCall = PublicCall & { admin: Admin };

export type App = Hono<{ Bindings: UpstreamEnv }>;

async function readInput(request: Request, { method, body }: Pick<Endpoint, "method" | "body">): Promise<unknown> {
  if (method === "GET") return Object.fromEntries(new URL(request.url).searchParams);
  const text = await boundedText(request, body);
  if (text === null) throw new AppError("form.incomplete", { detail: "body too large" });
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
  const { reason, params, path } = known;
  return { code: codeFor(reason), msg: messageText(reason, lang, params), ...(path.length > 0 ? { pointer: pointerOf(path) } : {}) };
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
  { method, path, asks, body, input: shape, output }: Endpoint<I, O>,
  handler: (input: () => Promise<z.output<I>>, context: Bare, lang: Call["lang"]) => Promise<Answer<z.input<O>>>,
): void {
  const answer: Read = async (context, given) => {
    const lang = languageOf(context.req.raw.headers.get("lang"));
    const read = async () => {
      const input = shape.safeParse(await given());
      if (!input.success) throw new AppError("form.incomplete", { detail: input.error.message });
      return input.data;
    };
    try {
      const { data, refreshed } = await handler(read, context, lang);
      return { code: 0, msg: "", data: output.parse(data), ...refreshed };
    } catch (error) {
      return failure(error, lang);
    }
  };
  if (asks) remember(app, path, answer);
  app.on(method, path, async (context) => context.json(await answer(context, () => readInput(context.req.raw, { method, body }))));
}

/** Serves one contract call from the bare context: input checked, envelope out. */
export function implementRaw<I extends z.ZodType, O extends z.ZodType>(
  app: App,
  endpoint: Endpoint<I, O>,
  handler: (input: z.output<I>, context: Bare, lang: Call["lang"]) => Promise<z.input<O>>,
): void {
  serve(app, endpoint, async (read, context, lang) => ({ data: await handler(await read(), context, lang) }));
}

/** Whose admin key a request carries; guesses of one address are limited. */
function adminOf(all: Services, request: Request): Promise<Admin> {
  const subject = clientAddress(request.headers, all.variables.UPSTREAM_SECRET);
  const guess = { what: "admin key", limit: ADMIN_GUESSES, subject };
  return guarded(keeperOf(all), [guess], () => currentAdmin(all.variables, request.headers));
}

/** Counts the call against the limits of its path (rules/limits). */
export async function limited(all: Services, request: Request, path: string, account: string | undefined, input: unknown): Promise<void> {
  if (!LIMITS[path]) return;
  const { db, variables } = all;
  const address = clientAddress(request.headers, variables.UPSTREAM_SECRET);
  const knownDevice = (email: string) => knownDeviceOf(db, variables.SIGNING_SECRET, request, email);
  return enforceLimits(keeperOf(all), { path, address, account, input, knownDevice });
}

/** What a handler is given, by what its endpoint asks of the caller. */
interface CallBy {
  required: Call;
  none: PublicCall;
  app: PublicCall;
  admin: AdminCall;
}
type Admitted<C> = Promise<{ call: C; present?: Presence }>;

/** Lets a caller in, or throws: by a session, the admin key, the app key, or as anyone. */
const admit: { [A in Access]: (call: PublicCall) => Admitted<CallBy[A]> } = {
  required: async (call) => {
    const present = await requirePresence(call.db, call.request);
    return { call: { ...call, user: present.user, visitor: async () => present }, present };
  },
  none: async (call) => ({ call }),
  app: async (call) => {
    requireAppKey(call.variables, call.request.headers);
    return { call };
  },
  admin: async (call) => ({ call: { ...call, admin: await adminOf(call, call.request) } }),
};

/** The same call for somebody whom another door let in (api/). Throws InvalidInput, and what the call throws. */
const performing =
  <I extends z.ZodType, O extends z.ZodType, A extends Access>(
    endpoint: Endpoint<I, O, A>,
    handler: (input: z.output<I>, call: CallBy[A]) => Promise<z.input<O>>,
  ): Perform =>
  async (given, call) => {
    if (endpoint.session === "required") await requireAccess(endpoint, call.user, call);
    const input = endpoint.input.safeParse(given);
    if (!input.success) throw new InvalidInput(input.error);
    await limited(call, call.request, endpoint.path, call.user.id, input.data);
    return endpoint.output.parse(await handler(input.data, call as unknown as CallBy[A]));
  };

/** Serves one contract call within its limits. Its `session` says who is let in, and with it what the handler is given. */
export function implement<I extends z.ZodType, O extends z.ZodType, A extends Access>(
  app: App,
  endpoint: Endpoint<I, O, A>,
  handler: (input: z.output<I>, call: CallBy[A]) => Promise<z.input<O>>,
): void {
  if (endpoint.session === "required" || endpoint.session === "none") keepPerform(app, endpoint, performing(endpoint, handler));
  serve(app, endpoint, async (read, { req: { raw }, env, executionCtx }, lang) => {
    const all = services(env);
    const open: PublicCall = {
      ...all,
      lang,
      request: raw,
      visitor: () => presenceOf(all.db, raw),
      waitUntil: (work) => executionCtx.waitUntil(work),
    };
    const { call, present } = await admit[endpoint.session](open);
    if (present) await requireAccess(endpoint, present.user, all);
    // Whoever may not call is told so whatever they sent.
    const input = await read();
    await limited(all, raw, endpoint.path, present?.user.id, input);
    const data = await handler(input, call);
    return { data, refreshed: present ? await renewal(all.db, present) : null };
  });
}
