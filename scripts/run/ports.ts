import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/**
 * Below what systems give to those who ask for any port, and to the near end of each connection (Linux: from 32768): what
 * is free here is not given away to another program in the seconds until a server listens.
 */
const FIRST = 10_000;
const LAST = 32_767;
const TRIES = 20;

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.on("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });

/** A port nobody listens on, for a server that is started next. */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const port = randomInt(FIRST, LAST + 1);
    if (await listens(port)) return port;
  }
  throw new Error(`None of ${TRIES} ports between ${FIRST} and ${LAST} can be listened on.`);
}

/** Throws, and says what to do, where something listens on a port of loopback: what holds it would answer in the product's place. */
export const refuseTaken = (port: number, variable: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on("error", (error: NodeJS.ErrnoException) =>
      reject(
        error.code === "EADDRINUSE"
          ? new Error(
              `Port ${port} is taken: by a Reelwright that was started before, or by another program. Stop it, or set ${variable} to a port that is free.`,
            )
          : error,
      ),
    );
    server.listen(port, "127.0.0.1", () => server.close(() => resolve()));
  });
