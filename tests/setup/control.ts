import { createServer } from "node:http";
import type { Product } from "../../scripts/run/product.ts";
import { type Loopback, onLoopback } from "./loopback.ts";

/** Lets a test in another process kill the media service: `POST /kill-media`. */
export const openControl = (product: Product): Promise<Loopback> =>
  onLoopback(createServer((request, response) => {
    if (request.method === "POST" && request.url === "/kill-media") product.killMedia();
    response.end("ok");
  }));
