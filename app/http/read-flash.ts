import { z } from "zod";
import { FALLBACK, isMessageKey, sharedWords } from "../../locales/index.ts";
import { RESOURCES } from "../i18n/resources.ts";
import { readCookies } from "./cookies.ts";
import { MOST } from "./flash.ts";
import { type Toast, TOAST_TYPES } from "./toast.ts";

const COOKIE_BYTES = 3500;

/** The text of ours that a key names, in the pages' messages or in the catalogue of spec §8; null where it names none. */
function messageOf(key: string): string | null {
  if (isMessageKey(key)) return sharedWords(FALLBACK).errors[key];
  const steps = key.split(".");
  const last = steps.pop() ?? "";
  const room = steps.reduce<unknown>(
    (tree, step) => (typeof tree === "object" && tree && Object.hasOwn(tree, step) ? (tree as Record<string, unknown>)[step] : null),
    RESOURCES[FALLBACK].translation,
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
