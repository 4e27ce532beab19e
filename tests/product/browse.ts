import { request as httpRequest } from "node:http";
import { registered as registeredAt } from "../setup/registered.ts";
import { ORIGIN, visitor } from "./support.ts";

type Fields = Record<string, string>;

/** As a browser's navigation arrives: Node's own fetch says of itself that it is none. */
export const get = (path: string, headers: Fields = {}): Promise<Response> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(ORIGIN);
    const navigation = { "sec-fetch-mode": "navigate", "sec-fetch-dest": "document", ...headers };
    const sent = httpRequest({ hostname, port, path, headers: navigation }, async (answer) => {
      const said = new Headers();
      for (let at = 0; at < answer.rawHeaders.length; at += 2) said.append(answer.rawHeaders[at] ?? "", answer.rawHeaders[at + 1] ?? "");
      const parts: Buffer[] = [];
      for await (const part of answer as AsyncIterable<Buffer>) parts.push(part);
      resolve(new Response(Buffer.concat(parts), { status: answer.statusCode, headers: said }));
    });
    sent.on("error", reject);
    sent.end();
  });

/** A form of one of our pages. */
export const post = (path: string, fields: Fields, headers: Fields = {}): Promise<Response> =>
  fetch(ORIGIN + path, {
    method: "POST",
    redirect: "manual",
    headers: { "sec-fetch-site": "same-origin", ...headers },
    body: new URLSearchParams(fields),
  });

/** The cookie of a new guest: made by a form that begins something, here one that is not filled in. */
export const guestCookie = async (): Promise<string> =>
  cookiesOf(await post("/link-to-video", { url: "" }))
    .get("token")
    ?.split(";")[0] ?? "";

/** The page of the task that a form has begun, as its guest sees it. Its work is cancelled then: nobody waits for it. */
export async function begunPage(begun: Response, cookie: string): Promise<Response> {
  const location = begun.headers.get("location") ?? "";
  const page = await get(location, { cookie });
  const { client } = await visitor({ token: cookie.replace("token=", "") });
  await client.tasks.cancel.mutate({ task_id: new URL(location, ORIGIN).searchParams.get("task") ?? "" });
  return page;
}

/** The `Set-Cookie` lines of an answer, by the cookie's name. */
export const cookiesOf = (answer: Response): Map<string, string> =>
  new Map(answer.headers.getSetCookie().map((cookie) => [cookie.split("=")[0] ?? "", cookie]));

/** A new account of the product under test. */
export const registered = (): Promise<{ email: string; token: string }> => registeredAt(ORIGIN);
