import { request } from "node:http";
import { connect } from "node:net";

export interface Answer {
  status: number;
  text: string;
  location: string;
  cookies: string[];
}

interface Sent {
  method?: string;
  headers?: Record<string, string | string[]>;
  body?: string | Uint8Array;
}

/** A request as it is written here: fetch would mend paths, hosts and headers. A connection that is broken off answers status 0. */
export const send = (origin: string, path: string, { method = "GET", headers = {}, body }: Sent = {}): Promise<Answer> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(origin);
    const sent = request({ hostname, port, path, method, headers, agent: false, timeout: 20_000 }, (answer) => {
      let text = "";
      answer.on("data", (part: Buffer) => (text += part.toString()));
      answer.on("close", () =>
        resolve({
          status: answer.statusCode ?? 0,
          text,
          location: answer.headers.location ?? "",
          cookies: answer.headers["set-cookie"] ?? [],
        }),
      );
    });
    sent.on("timeout", () => sent.destroy());
    sent.on("error", () => resolve({ status: 0, text: "", location: "", cookies: [] }));
    sent.end(body);
  });

/** Bytes as they are; answers the first line's status, 0 where there is none. */
export const sendRaw = (origin: string, text: string): Promise<Answer> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(origin);
    let answer = "";
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.setTimeout(10_000, () => socket.destroy());
    socket.on("data", (part) => (answer += part.toString())).on("error", () => undefined);
    socket.on("close", () =>
      resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0), text: answer, location: "", cookies: [] }),
    );
  });

/** A call of one procedure, as a script without a client makes it. */
export const call = (
  origin: string,
  { name, type, input, headers = {} }: { name: string; type: "query" | "mutation"; input: unknown; headers?: Record<string, string> },
): Promise<Answer> => {
  const json = JSON.stringify(input);
  if (type === "query") return send(origin, `/trpc/${name}?input=${encodeURIComponent(json)}`, { headers });
  return send(origin, `/trpc/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json", "content-length": String(Buffer.byteLength(json)), ...headers },
    body: json,
  });
};

/** A form of a page. */
export const form = (
  origin: string,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Answer> => {
  const body = new URLSearchParams(fields).toString();
  return send(origin, path, {
    method: "POST",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "content-length": String(Buffer.byteLength(body)),
      "sec-fetch-site": "same-origin",
      ...headers,
    },
    body,
  });
};
