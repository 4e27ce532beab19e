import manifest from "../package.json" with { type: "json" };
import type { Registry } from "../jobs/registry.ts";

/** The answer of `GET /health`. */
export interface Health {
  readonly status: "ok" | "starting" | "degraded";
  readonly version: string;
  readonly engines: Record<string, { ready: boolean; reason?: string }>;
}

type EngineState = Health["engines"][string];

/** Knows which engines can work, from one check of each at the start. */
export class HealthMonitor {
  readonly #registry: Registry;
  readonly #engines: Record<string, EngineState>;

  constructor(registry: Registry) {
    this.#registry = registry;
    this.#engines = Object.fromEntries(Object.keys(registry).map((kind) => [kind, { ready: false, reason: "starting" }]));
  }

  /** Checks every engine beside the service, and tells each outcome. */
  start(onChecked: (engine: string, reason?: string) => void): void {
    for (const [kind, { check }] of Object.entries(this.#registry)) {
      check().then(
        () => {
          this.#engines[kind] = { ready: true };
          onChecked(kind);
        },
        (error: unknown) => {
          const reason = error instanceof Error ? error.message : String(error);
          this.#engines[kind] = { ready: false, reason };
          onChecked(kind, reason);
        },
      );
    }
  }

  state(): Health {
    const states = Object.values(this.#engines);
    const waiting = states.some(({ reason }) => reason === "starting");
    const status = states.every(({ ready }) => ready) ? "ok" : waiting ? "starting" : "degraded";
    return { status, version: manifest.version, engines: { ...this.#engines } };
  }
}
