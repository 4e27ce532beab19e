import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { untilRuntimeEnds } from "./runtime-ends.ts";

it("a connection that is closed is opened again; nobody on the socket is the end", async () => {
  const folder = mkdtempSync(join(tmpdir(), "reelwright-ends-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const held: Socket[] = [];
  const server = createServer((socket) => void held.push(socket)).listen(join(folder, "socket"));
  await once(server, "listening");
  let ended = false;
  const end = untilRuntimeEnds(join(folder, "socket")).then(() => (ended = true));
  await once(server, "connection");
  held.shift()?.end();
  await once(server, "connection");
  expect(ended).toBe(false);
  server.close();
  for (const socket of held) socket.destroy();
  await end;
});
