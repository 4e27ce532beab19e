import { jobErrorOf } from "../jobs/execution.ts";
import { giveWay, placeOf } from "../jobs/precedence.ts";
import { engines } from "./engines.ts";
import type { Engine, FromLane, ToLane } from "./messages.ts";

const name = process.argv[2] ?? "";
const loaders = engines[name];
if (loaders === undefined || process.send === undefined) throw new Error(`no engine named "${name}", or not started as a lane`);

// Before any thread is made: those of a network inherit it.
const place = placeOf(name);
if (place) giveWay(place);

const send = (message: FromLane): void => void process.send?.(message);
const loaded = new Map<string, Promise<Engine>>();

function engineFor(kind: string): Promise<Engine> {
  const load = loaders?.[kind];
  if (load === undefined) throw new Error(`the ${name} engine cannot do ${kind}`);
  const engine = loaded.get(kind) ?? load();
  loaded.set(kind, engine);
  return engine;
}

async function answer(message: ToLane): Promise<unknown> {
  if (message.type === "ping") return null;
  if (message.type === "warm") return await (await engineFor(message.kind)).warm();
  const engine = await engineFor(message.task.job.kind);
  return await engine.run(message.task, (fraction, stage) => send({ type: "progress", fraction, stage }));
}

process.on("message", (message: ToLane) => {
  answer(message).then(
    (result) => send({ type: "done", result }),
    (error: unknown) => send({ type: "failed", ...jobErrorOf(error) }),
  );
});
// The parent is gone: whatever runs here is for nobody.
process.on("disconnect", () => process.exit(0));
