import { redirect, type TypedResponse } from "@remix-run/cloudflare";
import { setCookie } from "./cookies.ts";
import type { Toast } from "./toast.ts";

/** Toasts that one cookie carries. */
export const MOST = 4;

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
