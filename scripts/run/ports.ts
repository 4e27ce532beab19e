import { createServer } from "node:net";

/** A port nobody listens on. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => (typeof address === "object" && address ? resolve(address.port) : reject(new Error("no port"))));
    });
  });

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
