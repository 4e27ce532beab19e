import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

const AGAIN_MS = 100;
/** What a connection to a socket says that nobody listens on. One that is refused for a full queue says EAGAIN. */
const GONE = new Set(["ECONNREFUSED", "ENOENT"]);

/** Holds a connection open until the other side ends it; answers whether there was none to be had. */
const isGone = (socketPath: string): Promise<boolean> =>
  new Promise((resolve) => {
    let gone = false;
    connect(socketPath)
      .on("error", (error: NodeJS.ErrnoException) => (gone = GONE.has(error.code ?? "")))
      .on("close", () => resolve(gone))
      .resume();
  });

/** Resolves when nobody listens on the runtime's socket any more: Miniflare does not tell when workerd has died. */
export async function untilRuntimeEnds(socketPath: string): Promise<void> {
  while (!(await isGone(socketPath))) await pause(AGAIN_MS);
}
