import type { Api } from "../../trpc/router.ts";

const EVERY_MS = 15_000;

/** What this isolate heard last, and when it asked. */
const heard = { version: "", at: 0 };

/**
 * The server's version (spec §2) as this isolate last heard it; empty before the first answer. Asked for behind the
 * page, at most once in 15 s: no page waits for it.
 */
export function knownVersion(api: Api, waitUntil: (work: Promise<unknown>) => void): string {
  if (Date.now() - heard.at > EVERY_MS) {
    heard.at = Date.now();
    waitUntil(
      api.public.getVersion({ project_name: "reelwright" }).then(
        ({ version }) => (heard.version = version),
        () => undefined,
      ),
    );
  }
  return heard.version;
}
