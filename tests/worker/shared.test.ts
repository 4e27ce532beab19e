import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createCaller } from "../../trpc/router.ts";
import { UpstreamError } from "../../trpc/upstream/error.ts";
import type { Upstream } from "../../trpc/upstream/client.ts";
import { emptyNear, prepareCaches, settled, stores } from "./caches.ts";
import { as } from "./support.ts";

const real = as("");
const down: Upstream = () => Promise.reject(new UpstreamError(-10_000, "Error Network"));
const admin = createCaller({ upstream: as("", "en", { adminKey: "the admin key of the tests" }), stores });

/** What is the same for everyone, each by its procedure. */
const SHARED = {
  version: (api: ReturnType<typeof createCaller>) => api.public.getVersion({ project_name: "reelwright" }),
  dictionaries: (api: ReturnType<typeof createCaller>) => api.public.getDictList({}),
  content: (api: ReturnType<typeof createCaller>) => api.public.content({}),
  settings: (api: ReturnType<typeof createCaller>) => api.apps.setting({}),
  "the list of apps": (api: ReturnType<typeof createCaller>) => api.apps.list({}),
  pricing: (api: ReturnType<typeof createCaller>) => api.plans.pricing({}),
  "release notices": (api: ReturnType<typeof createCaller>) => api.releaseNotice.get({}),
};
const named = Object.entries(SHARED);

beforeAll(prepareCaches);
afterAll(() => void vi.useRealTimers());

describe.each(named)("%s", (_name, read) => {
  it("is loaded once for a thousand who ask at the same time", async () => {
    await emptyNear();
    const upstream = vi.fn(real as (...given: unknown[]) => Promise<unknown>);
    const api = createCaller({ upstream: upstream as unknown as Upstream, stores });
    const answers = await Promise.all(Array.from({ length: 1000 }, () => read(api)));
    expect(upstream).toHaveBeenCalledTimes(1);
    expect(answers).toHaveLength(1000);
    await settled();
  });

  it("still answers while the upstream is down and nothing is near", async () => {
    const known = await read(createCaller({ upstream: real, stores }));
    await settled();
    await emptyNear();
    expect(await read(createCaller({ upstream: down, stores }))).toEqual(known);
  });
});

describe("prices while the upstream is down", () => {
  it("say as of when they are", async () => {
    await emptyNear();
    const before = Date.now();
    const fresh = await createCaller({ upstream: real, stores }).plans.pricing({});
    expect(fresh.as_of).toBeGreaterThanOrEqual(before);
    await settled();
    await emptyNear();
    expect((await createCaller({ upstream: down, stores }).plans.pricing({})).as_of).toBe(fresh.as_of);
  });
});

describe("an admin's change", () => {
  it("of a price is seen by the next who asks, though the older one was still fresh", async () => {
    const api = createCaller({ upstream: real, stores });
    await api.plans.pricing({});
    await settled();
    const { revision, value } = await admin.admin.plans.get({});
    await admin.admin.plans.set({ revision, value: { ...value, starter: { ...value.starter, monthly_cents: 3300 } } });
    expect((await api.plans.pricing({})).pricing.starter.monthly_cents).toBe(3300);
    await emptyNear();
    expect((await createCaller({ upstream: down, stores }).plans.pricing({})).pricing.starter.monthly_cents).toBe(3300);
  });

  it("of the version, of an app, of the offer, of home and of notices likewise", async () => {
    const api = createCaller({ upstream: real, stores });
    for (const [, read] of named) await read(api);
    await settled();
    const set = {
      version: await admin.admin.version.get({}),
      settings: await admin.admin.settings.get({}),
      offer: await admin.admin.dictionaries.get({}),
      content: await admin.admin.content.get({}),
    };
    await admin.admin.version.set({ revision: set.version.revision, value: { version: "9.9.9" } });
    await admin.admin.settings.set({ revision: set.settings.revision, value: { list: [{ app_id: 104, enabled: false }] } });
    await admin.admin.dictionaries.set({ revision: set.offer.revision, value: { ...set.offer.value, music: ["upbeat", "none"] } });
    await admin.admin.content.set({ revision: set.content.revision, value: { ...set.content.value, samples: ["street"] } });
    await admin.admin.notices.publish({ key: "shared-notice", title: { en: "New", zh: "新" }, body: { en: "New.", zh: "新的。" } });
    expect((await api.public.getVersion({ project_name: "reelwright" })).version).toBe("9.9.9");
    expect((await api.apps.setting({})).list).toEqual([{ app_id: 104, enabled: false }]);
    expect((await api.apps.list({})).list.find(({ app_id }) => app_id === 104)?.available).toBe(false);
    expect((await api.public.getDictList({})).music).toEqual(["upbeat", "none"]);
    expect((await api.public.content({})).samples).toEqual(["street"]);
    expect((await api.releaseNotice.get({})).notice?.title.en).toBe("New");
  });
});
