import type { z } from "zod";
import type { TaskRow } from "../../../db/queries/task.ts";
import type { StoredOutput } from "../../../db/schema/index.ts";
import type { ProviderUse } from "../../../trpc/contract/rules/provider-calls.ts";
import type { BuiltManifest } from "../../../trpc/contract/tools/app.ts";
import type { Work } from "../../../trpc/contract/tools/manifest.ts";
import type { JobKind, JobOf, ResultOf } from "../../media/protocol/jobs.ts";
import type { FileSigner } from "../files/sign.ts";
import type { Call } from "../http/implement.ts";
import type { ProviderAdapter } from "../providers/job.ts";
import type { Services } from "../services.ts";

/** What it takes to have media made for someone. */
export interface Maker {
  ownerId: string;
  files: FileSigner;
  /** A media job; the same inputs of the same owner are done once. In a task it is a durable step of that name. */
  media<K extends JobKind>(name: string, job: JobOf<K>, share?: ProgressShare): Promise<ResultOf<K>>;
}

/** Where on the task's bar a job's own progress falls. */
export interface ProgressShare {
  phase: string;
  from: number;
  to: number;
}

/** What a provider is asked for, and what it is paid for that. */
export interface ProviderOrder<Q> {
  request: Q;
  use: ProviderUse;
}

/** A film that lies at a provider, and where it is to be put. */
export interface FilmElsewhere extends Omit<JobOf<"download">, "address" | "kind" | "take"> {
  address(): Promise<string>;
}

/** How a part of a task ended. */
export type PartEnd = Pick<TaskRow, "id" | "state" | "title" | "output" | "error_code" | "error_values">;

/**
 * What a run of a tool may do. It may be begun again at any time from its input alone (after a crash, a review, or when
 * its parts are done): media jobs and provider jobs that were done before are answered, not done again.
 */
export interface ToolRun<K = unknown> extends Maker, Omit<Services, "media"> {
  task: TaskRow;
  /** What `prepare` kept. */
  input: K;
  /**
   * The film of a provider that is done, and paid: its address is asked for and the film fetched in one durable step, so that a
   * server that is busy or down is tried again; an address whose time is over is asked for anew, once.
   */
  fetched(name: string, film: FilmElsewhere, share?: ProgressShare): Promise<ResultOf<"download">>;
  /** One durable step: within one instance its answer is kept, a retry does not do it again. */
  step<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Tells the page: a phase of the tool's manifest, and 0…100. */
  progress(phase: string, percent: number): Promise<void>;
  /** What is there already, while the rest is made. */
  made(output: StoredOutput): Promise<void>;
  /** The files that the task's timeline document shows are kept as long as the task is there. */
  keepForDocument(keys: readonly string[]): Promise<void>;
  /** Reads an address from outside through the media service's guarded egress. */
  egress: Services["media"]["egress"];
  /** Work of a provider: submitted and booked once, followed with back-off or woken by its webhook, cancelled with the task. */
  provider<Q, R>(name: string, adapter: ProviderAdapter<Q, R>, order: ProviderOrder<Q>): Promise<R>;
  /** What waits for a provider's answer within a step: meanwhile another task may have its place in the media service. */
  elsewhere<T>(work: () => Promise<T>): Promise<T>;
  /** Asks a person, for as many days as it takes; answers what they said. */
  review<A>(name: string, proposal: unknown, answer: z.ZodType<A>): Promise<A>;
  /** Lets its parts begin, each with its input, and waits until all of them are over. */
  parts(inputs: readonly { title: string; input: unknown }[]): Promise<PartEnd[]>;
}

/** What a tool makes of an order: all that the task keeps of it. */
export interface Prepared<K> {
  input: K;
  title: string;
  /** What of the owner's it is made of, for those who look for it there. */
  subject_id?: string;
  /** The parts that it will have, each with its credits: reserved with it, begun by its run. */
  parts?: { stage: string; costs: readonly number[] };
}

export interface Quote {
  credits: number;
  /** Of what will be made, where that has a length. */
  seconds: number | null;
}

/** Which of a task's results is made once more. */
export interface Variation {
  /** The result's name, and its place among the task's. */
  name: string;
  index: number;
  seed: number;
  facts: StoredOutput["facts"];
}

export interface Extension extends Variation {
  /** The film, as an input names it (`trpc/contract/tools/file-input.ts`). */
  film: string;
  /** What comes next; empty: as before. */
  prompt: string;
  seconds?: string | undefined;
}

/** What each tool does behind its manifest. `I`: what is asked for; `K`: what is kept of it. */
export interface Tool<I = unknown, K = unknown> {
  manifest: Pick<BuiltManifest, "slug" | "apps"> & { work: Work<z.ZodType<I>> };
  /** The shape of what is kept, and its version. */
  kept: { version: number; schema: z.ZodType<K> };
  /** Reads all that the order names, as its caller. Throws AppError where it is not there. */
  prepare(call: Call, input: I, stage: string): Promise<Prepared<K>>;
  /** Refuses what can be quoted and not be made. Throws AppError. */
  check(input: K, stage: string): void;
  /** What it will cost, from what is kept; the length of a file is known by then. */
  quote(input: K, stage: string): Quote;
  /** The order that makes one of its results once more, by another seed: as a caller gives it. */
  vary?(input: K, change: Variation): unknown;
  /** The order that makes one of its films longer. */
  extend?(input: K, change: Extension): unknown;
  /** Refuses what its caller may no longer have made, beside the app itself (spec §6). Throws plan.upgradeRequired. */
  allowed?(call: Call, input: K): void;
  /** The keys of the files that what is kept names: they stay as long as the task is open. */
  files?(input: K): string[];
  run(run: ToolRun<K>): Promise<StoredOutput>;
}

/** A tool with its types kept inside. */
export const defineTool = <I, K>(tool: Tool<I, K>): Tool => tool as unknown as Tool;
