import type { Server } from "node:http";

export interface Loopback {
  origin: string;
  close(): Promise<void>;
}

/**
 * How long a connection may be idle (ms). workerd keeps its own for five seconds, as Node's servers do of themselves: where both
 * end at once, a request is sent on a connection that is being closed, and lost.
 */
const IDLE_MS = 65_000;

/** A server on a free port of loopback; closing it drops what is still connected. */
export const onLoopback = (server: Server): Promise<Loopback> =>
  new Promise((resolve, reject) => {
    server.keepAliveTimeout = IDLE_MS;
    server.on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address ? address.port : 0;
      const close = () => new Promise<void>((done) => (server.closeAllConnections(), server.close(() => done())));
      resolve({ origin: `http://127.0.0.1:${port}`, close });
    });
  });
