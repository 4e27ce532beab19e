import type { Server } from "node:http";
import { JobQueue, type JobQueueOptions, QUEUE_LIMIT } from "../../workers/media/jobs/job-queue.ts";
import type { Job, JobKind } from "../../workers/media/protocol/jobs.ts";
import { capacityOf } from "../../workers/media/service/capacity.ts";
import { HealthMonitor } from "../../workers/media/service/health.ts";
import { createService } from "../../workers/media/service/routes.ts";
import { fakeRegistry, gate, type Gate } from "./fake-engines.ts";

/** How a room behaves, beside what its jobs say. */
export interface Manner {
  /** How many tasks it says that it can work on. */
  tasks: number;
  /** So many submissions to come are refused with QUEUE_FULL. */
  refuse: number;
  /** It drops every connection, as a service that was killed does. */
  dead: boolean;
}

/** What a room has been asked: jobs in the order of their coming, tasks that were cancelled, and how many connections it dropped. */
export interface Heard {
  jobs: { kind: JobKind; task: string | null; said: string }[];
  cancelled: string[];
  dropped: number;
}

export interface Room extends Gate {
  manner: Manner;
  heard: Heard;
  service: Server;
  /** Ends as a service that is told to, and goes on as the next one: what was in hand is interrupted, and known no longer. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** A board that tells what comes to it. */
class HeardQueue extends JobQueue {
  readonly heard: Heard;
  constructor(options: JobQueueOptions, heard: Heard) {
    super(options);
    this.heard = heard;
  }
  override submit(job: Job, task: string | null = null) {
    this.heard.jobs.push({ kind: job.kind, task, said: JSON.stringify(job) });
    return super.submit(job, task);
  }
  override cancelTask(task: string) {
    this.heard.cancelled.push(task);
    return super.cancelTask(task);
  }
}

/** A media service of its own: the real routes and the real board, over engines that make nothing. */
export function openRoom(secret: string, { folder, filesOrigin }: { folder: string; filesOrigin: string }): Room {
  const gates = gate();
  const registry = fakeRegistry(gates);
  const manner: Manner = { tasks: 2, refuse: 0, dead: false };
  const egress = { allowed: [], ports: new Set([80]) };
  const heard: Heard = { jobs: [], cancelled: [], dropped: 0 };
  const opened = () => new HeardQueue({ registry, folder, origins: new Set([filesOrigin]), egress }, heard);
  let board = opened();
  const health = new HealthMonitor({ registry, occupants: () => board.occupants(), lanes: {} });
  health.start(() => undefined);
  const capacity = () => capacityOf(registry, board.occupants(), { tasks: manner.tasks, limit: QUEUE_LIMIT });
  const parts = {
    get board() {
      return board;
    },
    health: () => health.state(),
    capacity,
  };
  const restart = async () => {
    await board.close();
    board = opened();
  };
  const service = createService(parts, { secret, egress });
  return { ...gates, manner, heard, service, restart, close: () => (health.stop(), board.close()) };
}
