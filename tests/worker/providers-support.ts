import { onTestFinished } from "vitest";
import { cancelJobs, cloudVoices } from "../../workers/upstream/providers/index.ts";
import { all } from "./support.ts";

export interface Said {
  method: string;
  path: string;
  query: URLSearchParams;
  body: string;
}

export const SOUND = (): Response => new Response("ID3 a sound", { headers: { "content-type": "audio/mpeg" } });

/** The files of this test, with a sound where the engines of these tests have written none. */
function withSounds(bucket: R2Bucket): R2Bucket {
  const get = async (key: string, options?: R2GetOptions) =>
    (await bucket.get(key, options)) ?? { arrayBuffer: async () => new ArrayBuffer(9) };
  return new Proxy(bucket, {
    get: (target, name) => {
      if (name === "get") return get;
      const value: unknown = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

/** A provider in this test's place: answers what is asked of it at its origin, with the variables that lead there. */
export function openProviderAt(origin: string, variables: object, answer: (said: Said) => Response | Promise<Response>) {
  const seen: Said[] = [];
  const before = {
    fetch: globalThis.fetch.bind(globalThis),
    variables: all.variables,
    voices: all.voices,
    cancelJobs: all.cancelJobs,
    bucket: all.bucket,
  };
  globalThis.fetch = (async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    if (!request.url.startsWith(origin)) return before.fetch(request);
    const { pathname, searchParams } = new URL(request.url);
    const said = { method: request.method, path: pathname, query: searchParams, body: await request.text() };
    seen.push(said);
    return answer(said);
  }) as typeof fetch;
  all.variables = { ...all.variables, ...variables };
  all.voices = cloudVoices(all.variables);
  all.cancelJobs = cancelJobs(all.variables);
  all.bucket = withSounds(all.bucket);
  onTestFinished(() => {
    globalThis.fetch = before.fetch;
    const { fetch: _fetch, ...services } = before;
    Object.assign(all, services);
  });
  return seen;
}
