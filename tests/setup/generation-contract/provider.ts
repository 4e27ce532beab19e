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
  /** What is asked for by POST, too, once it has been started. */
  asks?: RegExp;
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
/** This server, in its own answers. */
export const SELF = "https://self.example";
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
/** The fields of a form: what each says, of files their names. */
const formFields = (body: string): Record<string, string> =>
  Object.fromEntries(
    [...body.matchAll(/; name="([^"]+)"(?:; filename="([^"]*)")?\r\n(?:content-type:[^\r]*\r\n)?\r\n([^\r]*)/gi)].map(
      ([, name = "", file, value = ""]) => [name, file ?? value],
    ),
  );

/** A form by the fields that are documented for it; a field that is not is a violation. */
export function formIs(shape: z.ZodType, path: RegExp, expected: Record<string, RegExp>): Check {
  return ({ method, path: asked, headers, body }) => {
    if (method !== "POST" || !path.test(asked)) return `${method} ${asked}`;
    const lacking = Object.entries(expected).find(([name, value]) => !value.test(String(headers[name] ?? "")));
    if (lacking) return `header ${lacking[0]}`;
    if (!String(headers["content-type"]).startsWith("multipart/form-data; boundary=")) return "content-type";
    return said(shape.safeParse(formFields(body)));
  };
}
export const BEARER = { authorization: /^Bearer key-1$/ };
