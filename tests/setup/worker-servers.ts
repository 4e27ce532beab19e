import type { TestProject } from "vitest/node";
import { startFakeMedia } from "./fake-media.ts";
import { startFakeProvider } from "./fake-provider.ts";

/** What the worker tests' bindings say of these servers (tests/worker/vitest.config.ts). */
export const MEDIA_SECRET = "a secret of the tests alone";
export const FILES_ORIGIN = "http://127.0.0.1:9";

declare module "vitest" {
  interface ProvidedContext {
    mediaOrigin: string;
    providerOrigin: string;
  }
}

/** Starts what the upstream reaches in worker tests: a media service and a provider. */
export default async function start(project: TestProject): Promise<() => Promise<void>> {
  const media = await startFakeMedia({ secret: MEDIA_SECRET, filesOrigin: FILES_ORIGIN });
  const provider = await startFakeProvider();
  project.provide("mediaOrigin", media.origin);
  project.provide("providerOrigin", provider.origin);
  return async () => {
    await Promise.all([media.close(), provider.close()]);
  };
}
