import { randomUUID } from "node:crypto";
import { join } from "node:path";
import type { Page } from "playwright-core";
import type { TimelineDocument } from "../../../timeline/document.ts";
import { JobError } from "../protocol/handler.ts";
import { within } from "../waits/within.ts";
import { discardPage, renderPage, returnPage } from "./browser.ts";
import type { Mount } from "./loopback.ts";
import type { Renderer } from "./page/main.ts";

type Method = Exclude<keyof Renderer, "open" | "close">;
type Rest<K extends Method> = Parameters<Renderer[K]> extends [string, ...infer R] ? R : never;

/** A document open in a page of the warm Chromium. Use with `await using`. */
export interface Session extends AsyncDisposable {
  readonly width: number;
  readonly height: number;
  /** The browser's version. */
  readonly chromium: string;
  /** Calls the page's renderer; files that it makes are in the mount's folder. */
  call<K extends Method>(method: K, ...rest: Rest<K>): Promise<Awaited<ReturnType<Renderer[K]>>>;
}

/** A page lets go of a document in no time. */
const LEAVE_SECONDS = 5;

function failure(error: unknown, signal: AbortSignal): Error {
  if (signal.aborted) return signal.reason instanceof Error ? signal.reason : new Error("cancelled");
  const message = error instanceof Error ? error.message : String(error);
  const unreadable = /INPUT_UNREADABLE|could not be decoded|EncodingError|Unable to decode/i.test(message);
  return new JobError(unreadable ? "INPUT_UNREADABLE" : "ENGINE_FAILED", message.slice(0, 400), { cause: error });
}

/** Opens a document for drawing; `signal` closes its page, whatever it is doing. */
export async function openSession(
  document: TimelineDocument,
  mount: Mount,
  { scale, signal }: { scale: number; signal: AbortSignal },
): Promise<Session> {
  signal.throwIfAborted();
  const { page, loopback } = await renderPage(signal);
  const token = randomUUID();
  const base = `/job/${token}/`;
  loopback.mounts.set(token, mount);
  const stop = () => void discardPage(page);
  signal.addEventListener("abort", stop, { once: true });
  let sound = true;
  const run = <T>(work: Promise<T>) =>
    within(work, signal).catch((error: unknown) => {
      sound = false;
      throw failure(error, signal);
    });
  const leave = async () => {
    await within(
      page.evaluate((b) => window.renderer.close(b), base),
      AbortSignal.timeout(LEAVE_SECONDS * 1000),
    );
    await returnPage(page);
  };
  const dispose = async () => {
    signal.removeEventListener("abort", stop);
    loopback.mounts.delete(token);
    await (sound && !signal.aborted ? leave() : discardPage(page)).catch(() => discardPage(page));
  };
  const call: Session["call"] = (method, ...rest) => run(invoke(page, method, [base, ...rest]));
  try {
    const size = await run(page.evaluate(([d, b, s]) => window.renderer.open(d, b, s), [document, base, scale] as const));
    return { ...size, chromium: page.context().browser()?.version() ?? "", call, [Symbol.asyncDispose]: dispose };
  } catch (error) {
    await dispose();
    throw error;
  }
}

/** Runs in the page. */
const inPage = ({ name, values }: { name: string; values: unknown[] }) => {
  const methods = window.renderer as unknown as Record<string, (...a: unknown[]) => unknown>;
  return methods[name]?.(...values);
};

function invoke<K extends Method>(page: Page, method: K, args: unknown[]): Promise<Awaited<ReturnType<Renderer[K]>>> {
  return page.evaluate(inPage, { name: method as string, values: args }) as Promise<Awaited<ReturnType<Renderer[K]>>>;
}

/** Where the page's file of that name lies. */
export const made = (mount: Mount, name: string): string => join(mount.folder, name);
