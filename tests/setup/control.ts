import { createServer } from "node:http";
import type { Product } from "../../scripts/run/product.ts";

/** Lets a test in another process kill the media service: `POST /kill-media`. */
export const openControl = (product: Product): Promise<{ origin: string; close(): Promise<void> }> =>
  new Promise((resolve) => {
    const server = createServer((request, response) => {
      if (request.method === "POST" && request.url === "/kill-media") product.killMedia();
      response.end("ok");
    });
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address ? address.port : 0;
      resolve({ origin: `http://127.0.0.1:${port}`, close: () => new Promise((done) => server.close(() => done())) });
    });
  });
