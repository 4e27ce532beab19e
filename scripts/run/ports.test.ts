import { createServer as createHttpServer } from "node:http";
import { createServer } from "node:net";
import { expect, it } from "vitest";
import { onLoopback } from "../../tests/setup/loopback.ts";
import { freePort, refuseTaken } from "./ports.ts";

it("a port that something holds is refused, with its number and the variable that changes it", async () => {
  const { origin, close } = await onLoopback(createHttpServer());
  const port = new URL(origin).port;
  await expect(refuseTaken(Number(port), "PORT")).rejects.toThrow(`Port ${port} is taken`);
  await expect(refuseTaken(Number(port), "MEDIA_PORT")).rejects.toThrow("set MEDIA_PORT to a port that is free");
  await close();
});

it("a free port is below those that systems give away by themselves", async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, freePort));
  expect(Math.max(...ports)).toBeLessThan(32_768);
  expect(Math.min(...ports)).toBeGreaterThan(1023);
});

it("one that is free is let be, and stays free", async () => {
  const port = await freePort();
  await refuseTaken(port, "PORT");
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  await new Promise((resolve) => server.close(resolve));
});
