import { jobErrorOf } from "../jobs/execution.ts";
import { engines } from "./engines.ts";
import type { Engine, FromLane, ToLane } from "./messages.ts";

const name = process.argv[2] ?? "";
const load = engines[name];
if (load === undefined || process.send === undefined) throw new Error(`no engine named "${name}", or not started as a lane`);

const send = (message: FromLane): void => void process.send?.(message);

let loading: Promise<Engine> | undefined;
const engine = (): Promise<Engine> => (loading ??= load());

async function answer(message: ToLane): Promise<unknown> {
  const loaded = await engine();
  if (message.type === "warm") return await loaded.warm();
  return await loaded.run(message.task, (fraction, stage) => send({ type: "progress", fraction, stage }));
}

process.on("message", (message: ToLane) => {
  answer(message).then(
    (result) => send({ type: "done", result }),
    (error: unknown) => send({ type: "failed", ...jobErrorOf(error) }),
  );
});
// The parent is gone: whatever runs here is for nobody.
process.on("disconnect", () => process.exit(0));
