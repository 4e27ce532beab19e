import type { Server } from "node:http";

export interface Loopback {
  origin: string;
  close(): Promise<void>;
}

/** A server on a free port of loopback; closing it drops what is still connected. */
export const onLoopback = (server: Server): Promise<Loopback> =>
  new Promise((resolve, reject) => {
    server.on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address ? address.port : 0;
      const close = () => new Promise<void>((done) => (server.closeAllConnections(), server.close(() => done())));
      resolve({ origin: `http://127.0.0.1:${port}`, close });
    });
  });
