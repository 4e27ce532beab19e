import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";

/** An answer's content without its content coding (RFC 9110 §8.4). */
export const decoded = (response: IncomingMessage): Readable => {
  switch (response.headers["content-encoding"]) {
    case "gzip":
      return response.pipe(createGunzip());
    case "br":
      return response.pipe(createBrotliDecompress());
    case "deflate":
      return response.pipe(createInflate());
    default:
      return response;
  }
};
