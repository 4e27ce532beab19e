import { once } from "node:events";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { registry } from "./handlers.ts";
import { keptIn } from "./jobs/context.ts";
import { JobQueue, QUEUE_LIMIT } from "./jobs/job-queue.ts";
import { machine } from "./lanes/lane-size.ts";
import { closeLanes, lanes } from "./lanes/lanes.ts";
import { Kept } from "./render/kept.ts";
import { capacityOf, usefulTasks } from "./service/capacity.ts";
import { HealthMonitor } from "./service/health.ts";
import { log } from "./service/log.ts";
import { openScratch } from "./service/scratch.ts";
import { createService } from "./service/routes.ts";
import { settingsFrom } from "./service/settings.ts";

/** How often the service looks for files that nobody uses any more. */
const PRUNE_MS = 60_000;

/** Starts the service; answers what stops it. */
async function start(): Promise<() => Promise<void>> {
  const settings = settingsFrom(process.env);
  const folder = await openScratch(tmpdir());
  const board = new JobQueue({
    registry,
    origins: settings.origins,
    egress: settings.egress,
    folder,
    onFinished: (job, status, seconds) =>
      log("job", { kind: job.kind, id: status.id, state: status.state, seconds: Number(seconds.toFixed(2)), error: status.error }),
  });
  const health = new HealthMonitor({ registry, occupants: () => board.occupants(), lanes });
  const tasks = settings.tasks ?? usefulTasks(registry, machine.cores);
  const service = createService(
    { board, health: () => health.state(), capacity: () => capacityOf(registry, board.occupants(), { tasks, limit: QUEUE_LIMIT }) },
    settings,
  );
  service.listen(settings.port, settings.host);
  await once(service, "listening");
  const address = service.address();
  log("listening", { host: settings.host, port: typeof address === "object" ? address?.port : settings.port });
  health.start((engine, reason) => log("engine", { engine, ready: reason === undefined, reason }));
  const kept = new Kept(keptIn(folder));
  const pruning = setInterval(() => void kept.prune(), PRUNE_MS);
  return async () => {
    clearInterval(pruning);
    health.stop();
    service.close();
    await board.close();
    await closeLanes();
    service.closeAllConnections();
    await rm(folder, { recursive: true, force: true });
  };
}

function stopOnSignals(stop: () => Promise<void>): void {
  let stopping = false;
  const onSignal = (signal: string): void => {
    if (stopping) return;
    stopping = true;
    log("stopping", { signal });
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on("SIGTERM", () => onSignal("SIGTERM"));
  process.on("SIGINT", () => onSignal("SIGINT"));
}

start().then(stopOnSignals, (error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
