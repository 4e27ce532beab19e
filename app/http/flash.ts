import { redirect, type TypedResponse } from "@remix-run/cloudflare";
import { z } from "zod";
import { ERRORS_EN, type MessageKey } from "../../trpc/contract/rules/errors.en.ts";
import { en } from "../i18n/en/index.ts";
import { readCookies, setCookie } from "./cookies.ts";
import { type Toast, TOAST_TYPES } from "./toast.ts";

const MOST = 4;
const COOKIE_BYTES = 3500;

/** The text of ours that a key names, in the pages' messages or in the catalogue of spec §8; null where it names none. */
function messageOf(key: string): string | null {
  if (Object.hasOwn(ERRORS_EN, key)) return ERRORS_EN[key as MessageKey];
  const steps = key.split(".");
  const last = steps.pop() ?? "";
  const room = steps.reduce<unknown>(
    (tree, step) => (typeof tree === "object" && tree && Object.hasOwn(tree, step) ? (tree as Record<string, unknown>)[step] : null),
    en,
  );
  if (typeof room !== "object" || room === null) return null;
  const texts = [last, `${last}_other`].map((name) => (Object.hasOwn(room, name) ? (room as Record<string, unknown>)[name] : null));
  return texts.find((text) => typeof text === "string") ?? null;
}

const isMessage = (key: string): key is Toast["message"] => messageOf(key) !== null;

/** Only what the text names: any other name might be an option of the library that fills it in. */
const isNamed = ({ message, params = {} }: { message: string; params?: object }): boolean =>
  Object.keys(params).every((name) => messageOf(message)?.includes(`{{${name}}}`));

const toast = z
  .strictObject({
    type: z.enum(TOAST_TYPES),
    message: z.string().max(80).refine(isMessage),
    params: z
      .record(
        z.string().max(20),
        z.union([
          z.number(),
          z
            .string()
            .max(80)
            .regex(/^\P{Cc}*$/u),
        ]),
      )
      .optional(),
    duration: z.number().int().min(0).max(60_000).optional(),
    showClose: z.boolean().optional(),
    grouping: z.boolean().optional(),
    offset: z.number().int().min(0).max(200).optional(),
  })
  .refine(isNamed);
const toasts = z.array(toast).max(MOST);

/** A value long enough to say what it is about, short enough for a cookie. */
const short = (value: string | number): string | number =>
  typeof value === "string" ? value.replace(/\p{Cc}/gu, " ").slice(0, 60) : value;
const shortened = ({ params, ...look }: Toast): Toast =>
  params ? { ...look, params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, short(value)])) } : look;

/** The `Set-Cookie` by which the next page says these. */
export const flash = (...list: readonly Toast[]): string => setCookie("flash", JSON.stringify(list.slice(0, MOST).map(shortened)));

/** The `Set-Cookie` once they are said. */
export const FLASH_SAID = setCookie("flash", "", { maxAge: 0 });

/** A redirect after a form was posted (303), with what the page it leads to says. */
export const seeOther = (path: string, ...list: readonly Toast[]): TypedResponse<never> =>
  redirect(path, { status: 303, headers: list.length > 0 ? { "set-cookie": flash(...list) } : {} });

/** Pages fetched ahead of a visit say nothing: nobody may ever see them. */
const isAhead = ({ headers }: Request): boolean => /prefetch|prerender/.test(`${headers.get("sec-purpose")} ${headers.get("purpose")}`);

/** What this page has to say, and whether the cookie is to be cleared. A cookie that is not ours word for word says nothing. */
export function readFlash(request: Request): { toasts: Toast[]; said: boolean } {
  const value = readCookies(request).get("flash");
  if (!value || isAhead(request)) return { toasts: [], said: false };
  if (value.length > COOKIE_BYTES) return { toasts: [], said: true };
  try {
    return { toasts: toasts.parse(JSON.parse(decodeURIComponent(value))), said: true };
  } catch {
    return { toasts: [], said: true };
  }
}
