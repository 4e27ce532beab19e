import manifest from "../package.json" with { type: "json" };
import { EGRESS_SECONDS, rooms } from "../egress/serve.ts";
import type { RoomState } from "../egress/room.ts";
import { occupancy, type Occupant, standingStill } from "../jobs/occupancy.ts";
import type { Registry } from "../jobs/registry.ts";
import { type Confinement, confinement } from "../processes/confinement.ts";
import type { Health } from "../protocol/service.ts";

/** Between two questions to the engines that have nothing to do. */
const WATCH_SECONDS = 15;
/** What a timer may be late by on a busy machine. */
const LATE_SECONDS = 15;

/** Whether the engine behind a name answers. */
export type Lanes = Readonly<Record<string, { answers(): Promise<boolean> }>>;

interface Watched {
  readonly registry: Registry;
  readonly occupants: () => readonly Occupant[];
  readonly lanes: Lanes;
}

/** Knows which engines can work, from one check of each at the start, and what stands still. */
export class HealthMonitor {
  readonly #watched: Watched;
  readonly #engines: Health["engines"];
  readonly #silent = new Set<string>();
  #confinement: Confinement | null = null;
  #timer: NodeJS.Timeout | undefined;

  constructor(watched: Watched) {
    this.#watched = watched;
    this.#engines = Object.fromEntries(Object.keys(watched.registry).map((kind) => [kind, { ready: false, reason: "starting" }]));
  }

  /** Checks every engine beside the service, and tells each outcome; then asks them now and then whether they live. */
  start(onChecked: (engine: string, reason?: string) => void): void {
    for (const [kind, { check }] of Object.entries(this.#watched.registry)) {
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
    void confinement().then((found) => (this.#confinement = found));
    this.#timer = setInterval(() => void this.watch(), WATCH_SECONDS * 1000).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Asks every engine that has nothing to do whether it lives. One that does not has been ended by the time it is said. */
  async watch(): Promise<void> {
    await Promise.all(
      Object.entries(this.#watched.lanes).map(async ([name, lane]) => {
        if (await lane.answers()) this.#silent.delete(name);
        else this.#silent.add(name);
      }),
    );
  }

  state(): Health {
    const { registry, occupants } = this.#watched;
    const egress = { pages: rooms.pages.state(), films: rooms.films.state() };
    const stuck = [
      ...standingStill(registry, occupants(), performance.now()),
      ...fullFor(egress),
      ...[...this.#silent].map((name) => `the ${name} engine did not answer and was ended`),
    ];
    const missing = Object.entries(this.#engines).flatMap(([kind, { ready, reason }]) => (ready ? [] : [`${kind}: ${reason}`]));
    const starting = Object.values(this.#engines).some(({ reason }) => reason === "starting");
    const status = stuck.length > 0 ? "stuck" : missing.length === 0 ? "ok" : starting ? "starting" : "degraded";
    const confined = this.#confinement && { network: this.#confinement.network !== null, limits: this.#confinement.limits };
    return {
      status,
      version: manifest.version,
      reasons: [...stuck, ...missing],
      engines: { ...this.#engines },
      lanes: occupancy(registry, occupants(), performance.now()),
      egress,
      confined,
    };
  }
}

/** A reader in a room past every limit that a reader may have. */
export const fullFor = (all: Readonly<Record<string, RoomState>>): string[] =>
  Object.entries(all).flatMap(([name, { oldest_seconds }]) =>
    oldest_seconds > EGRESS_SECONDS + LATE_SECONDS
      ? [`egress: a reader has been in the room of ${name} for ${oldest_seconds.toFixed(0)} s`]
      : [],
  );
