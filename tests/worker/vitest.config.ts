import { join } from "node:path";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-pool-workers";
import { defineConfig } from "vitest/config";
import { FILES_ORIGIN, MEDIA_SECRET } from "../setup/worker-servers.ts";

const root = join(import.meta.dirname, "../..");

/** All of them as one: a transaction for each takes most of the time that an empty database is made in. */
async function migrations() {
  const all = await readD1Migrations(join(root, "db/migrations"));
  return [{ name: "all", queries: all.flatMap(({ queries }) => queries) }];
}

export default defineConfig({
  plugins: [
    cloudflareTest(async ({ inject }) => ({
      main: join(root, "workers/upstream/index.ts"),
      wrangler: { configPath: join(root, "workers/upstream/wrangler.toml") },
      miniflare: {
        kvNamespaces: ["CACHE"],
        bindings: {
          MEDIA_SECRET,
          SIGNING_SECRET: "another secret of the tests",
          ADMIN_KEY: "the admin key of the tests",
          UPSTREAM_SECRET: "what the web worker knows",
          // All tests come from one address: their own test shows that the limits bite.
          LIMITS_SCALE: "1000000",
          CODES_ON_PAGE: "registration",
          // The payment server of our own, in the upstream itself.
          PAYMENTS: "test",
          // A fake: down for all but the files that open a room of it (media-room.ts).
          MEDIA_URL: inject("mediaOrigin"),
          PROVIDER_URL: inject("providerOrigin"),
          // Nothing listens there.
          FILES_ORIGIN,
          MIGRATIONS: await migrations(),
        },
      },
    })),
  ],
  test: {
    name: "worker",
    dir: import.meta.dirname,
    include: ["**/*.test.ts"],
    // One runtime runs many files: to start one took five seconds for each. migrate.ts empties it between them.
    isolate: false,
    globalSetup: [join(root, "tests/setup/worker-servers.ts")],
    setupFiles: [
      join(import.meta.dirname, "migrate.ts"),
      join(import.meta.dirname, "cheap-passwords.ts"),
      join(root, "tests/setup/quiet-console.ts"),
    ],
    testTimeout: 120_000,
  },
});
