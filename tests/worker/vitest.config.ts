import { join } from "node:path";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-pool-workers";
import { defineConfig } from "vitest/config";

const root = join(import.meta.dirname, "../..");

export default defineConfig({
  plugins: [
    cloudflareTest(async () => ({
      main: join(root, "workers/upstream/index.ts"),
      wrangler: { configPath: join(root, "workers/upstream/wrangler.toml") },
      miniflare: {
        kvNamespaces: ["CACHE"],
        bindings: {
          MEDIA_SECRET: "a secret of the tests alone",
          SIGNING_SECRET: "another secret of the tests",
          ADMIN_KEY: "the admin key of the tests",
          UPSTREAM_SECRET: "what the web worker knows",
          // All tests come from one address: their own test shows that the limits bite.
          LIMITS_SCALE: "1000000",
          CODES_ON_PAGE: "registration",
          // Nothing listens there: what needs the media service is tested with it, in tests/product.
          MEDIA_URL: "http://127.0.0.1:9",
          FILES_ORIGIN: "http://127.0.0.1:9",
          MIGRATIONS: await readD1Migrations(join(root, "db/migrations")),
        },
      },
    })),
  ],
  test: {
    name: "worker",
    dir: import.meta.dirname,
    include: ["**/*.test.ts"],
    setupFiles: [join(import.meta.dirname, "migrate.ts")],
    testTimeout: 30_000,
  },
});
