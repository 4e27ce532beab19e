import { join } from "node:path";
import { account } from "../../trpc/contract/account.ts";
import { bundleOf } from "../setup/bundles.ts";
import { MEDIA, ROOT } from "../setup/paths.ts";
import { adminKey, secrets } from "../setup/secrets.ts";
import { type LocalWorkers, localWorkers, migrate } from "../setup/workers.ts";
import { supervise, type Supervised } from "./supervise.ts";
import { ownSettings } from "./own-settings.ts";
import { type Running, start, untilReady } from "./process.ts";
import { isBehindProxy, mediaReach, upstreamReach, webReach } from "./reach.ts";
import type { Serving } from "./serve-workers.ts";

export interface Product {
  origin: string;
  mediaOrigin: string;
  /** Ends the media service's process alone, as a crash would; it is started again. */
  killMedia(): void;
  /** The same of the local Workers runtime that visitors reach. */
  killWorkers(): void;
  /** Ends an upstream that runs apart, for good. */
  stopUpstream(): Promise<void>;
  stop(): Promise<void>;
}

interface Options {
  port: number;
  mediaPort: number;
  /** Runs the upstream apart on this port, reached by UPSTREAM_URL instead of the service binding. */
  upstreamPort?: number;
  verbose: boolean;
  /** Variables for one worker or the other, over the defaults. */
  web?: Record<string, string>;
  upstream?: Record<string, string>;
  media?: Record<string, string>;
  /** Where nothing is made of pictures, films or voices: its engines take ten seconds of a core to load. */
  withoutMedia?: boolean;
}

/** What the media service can mend by itself, an engine that was ended say, it has mended in less. */
const STUCK_MS = 60_000;

/** The media service as a process that is started again when it ends. */
export function keepMedia(
  { mediaPort, port, verbose, media }: Pick<Options, "mediaPort" | "port" | "verbose" | "media">,
  secret: string,
): Supervised {
  const env = {
    MEDIA_PORT: String(mediaPort),
    MEDIA_SECRET: secret,
    MEDIA_ALLOWED_ORIGINS: `http://127.0.0.1:${port}`,
    ...mediaReach(port),
    ...media,
  };
  const question = { url: `http://127.0.0.1:${mediaPort}/health`, headers: { authorization: `Bearer ${secret}` }, stuckMs: STUCK_MS };
  return supervise(
    "The media service",
    () => start(process.execPath, ["--disable-warning=ExperimentalWarning", "server.ts"], { cwd: MEDIA, verbose, env }),
    question,
  );
}

/** Workers of bundles in one workerd; the first answers on the port. */
export const serveWorkers = (serving: Serving, verbose = false): Running =>
  start(process.execPath, ["--disable-warning=ExperimentalWarning", join(ROOT, "scripts/run/serve-workers.ts"), JSON.stringify(serving)], {
    cwd: ROOT,
    verbose,
  });

/** Someone with a session that is none: to be told so takes both workers and the database. */
const STRANGER = { "x-token": "0".repeat(20) };
const WHO_ASKS = { web: "/trpc/account.userInfo?input=%7B%7D", upstream: account.getUserInfo.path };
/** What a web worker answers by itself. */
const ALONE = "/robots.txt";

/** Both workers in one workerd, joined by the service binding; or, apart, joined by UPSTREAM_URL alone. */
function keepWorkers({ configs, persistTo, webPersistTo }: LocalWorkers, { port, upstreamPort, verbose }: Options): Supervised[] {
  const web = { config: configs[0], bundle: bundleOf("web") };
  const upstream = { config: configs[1], bundle: bundleOf("upstream") };
  const edge = { publicHosts: process.env.PUBLIC_HOSTS ?? "", trustedProxy: isBehindProxy() };
  const kept = (serving: Serving, path: string) =>
    supervise("The local Workers runtime", () => serveWorkers({ ...edge, ...serving }, verbose), {
      url: `http://127.0.0.1:${serving.port}${path}`,
      headers: STRANGER,
    });
  if (upstreamPort === undefined) return [kept({ port, data: persistTo, workers: [web, upstream] }, WHO_ASKS.web)];
  return [
    kept({ port, data: webPersistTo, workers: [web] }, ALONE),
    kept({ port: upstreamPort, data: persistTo, workers: [upstream] }, WHO_ASKS.upstream),
  ];
}

/** Both workers with the addresses, secrets and settings of this machine. */
export function configured({ port, mediaPort, upstreamPort, web, upstream }: Omit<Options, "verbose">): LocalWorkers {
  const { MEDIA_SECRET, SIGNING_SECRET, UPSTREAM_SECRET } = secrets();
  const apart: Record<string, string> = upstreamPort === undefined ? {} : { UPSTREAM_URL: `http://127.0.0.1:${upstreamPort}` };
  const own = { MEDIA_SECRET, SIGNING_SECRET, UPSTREAM_SECRET, ADMIN_KEY: adminKey() };
  const addresses = { MEDIA_URL: `http://127.0.0.1:${mediaPort}`, FILES_ORIGIN: `http://127.0.0.1:${port}` };
  return localWorkers({
    web: { UPSTREAM_SECRET, ...webReach(), ...ownSettings(), ...apart, ...web },
    upstream: { ...upstreamReach(), ...ownSettings(), ...addresses, ...own, ...upstream },
  });
}

/** The whole product on this machine: the media service, and both workers. */
export async function startProduct(options: Options): Promise<Product> {
  const { port, mediaPort, upstreamPort } = options;
  const { MEDIA_SECRET } = secrets();
  const origin = `http://127.0.0.1:${port}`;
  const mediaOrigin = `http://127.0.0.1:${mediaPort}`;
  const workers = configured(options);
  await migrate(workers);
  const media = options.withoutMedia ? null : keepMedia(options, MEDIA_SECRET);
  const [first, ...others] = keepWorkers(workers, options);
  const stop = async () => {
    await Promise.all([media?.stop(), first?.stop(), ...others.map((worker) => worker.stop())]);
  };
  try {
    if (!first) throw new Error("no worker was started");
    const secret = { authorization: `Bearer ${MEDIA_SECRET}` };
    // Pages stand without their upstream: one that runs apart is waited for by itself.
    const apartReady = others.map((worker) =>
      untilReady(worker.current(), `http://127.0.0.1:${upstreamPort}/public/getVersion?project_name=reelwright`, 60),
    );
    await Promise.all([
      media && untilReady(media.current(), `${mediaOrigin}/health`, 60, secret),
      untilReady(first.current(), `${origin}/link-to-video`, 60),
      ...apartReady,
    ]);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    origin,
    mediaOrigin,
    killMedia: () => media?.kill(),
    killWorkers: () => first?.kill(),
    stopUpstream: async () => void (await Promise.all(others.map((worker) => worker.stop()))),
    stop,
  };
}
