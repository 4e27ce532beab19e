import { z } from "zod";
import type { Asked } from "../local-server.ts";

/** What a provider finds wrong with a request; empty: nothing. */
export type Check = (asked: Asked) => string;
export interface Answer {
  status?: number;
  body: unknown;
  type?: string;
}
export interface Provider {
  start: Check;
  started: Answer;
  pending: Answer;
  done: Answer;
  /** A further question for the address of what is done. */
  address?: { path: string; answer: Answer };
  /** Other questions that it answers, by `METHOD path`. */
  also?: Readonly<Record<string, Answer>>;
  /** All is said by the answer to the one request. */
  atOnce?: true;
  failed: Answer;
  refused: Answer;
  limited: Answer;
  revoked: Answer;
  expired: Answer;
}

export const PICTURE = z.string().regex(/^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+=*$/);
export const URL = z.url({ protocol: /^https?$/ });
export const ADDRESS = "https://results.example/film.mp4";

export const said = (result: z.ZodSafeParseResult<unknown>): string => (result.success ? "" : z.prettifyError(result.error));
export function bodyIs(shape: z.ZodType, path: string, headers: Record<string, RegExp>): Check {
  return (asked) => {
    if (asked.method !== "POST" || asked.path !== path) return `${asked.method} ${asked.path}`;
    const lacking = Object.entries(headers).find(([name, value]) => !value.test(String(asked.headers[name] ?? "")));
    if (lacking) return `header ${lacking[0]}`;
    if (asked.headers["content-type"] !== "application/json") return "content-type";
    return said(shape.safeParse(JSON.parse(asked.body)));
  };
}
export const BEARER = { authorization: /^Bearer key-1$/ };
