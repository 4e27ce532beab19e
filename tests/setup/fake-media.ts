import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Refusal } from "../../workers/media/protocol/service.ts";
import { readJson } from "../../workers/media/service/body.ts";
import { type Manner, openRoom, type Room } from "./fake-media-room.ts";
import { type Loopback, onLoopback } from "./loopback.ts";

/** Short: a test waits for a full queue in earnest. */
const RETRY_SECONDS = 0.02;
const FULL: Refusal = { code: "QUEUE_FULL", error: "as the test wants it", retry_after: RETRY_SECONDS };

function say(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json", ...(status === 503 ? { "retry-after": String(RETRY_SECONDS) } : {}) });
  response.end(JSON.stringify(body));
}

/** `GET /control` tells what was asked; `POST` sets how the room behaves; `POST /control/release` lets held jobs go on, `POST /control/restart` ends and begins anew. */
async function control(room: Room, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.url === "/control/release") room.release();
  else if (request.url === "/control/restart") await room.restart();
  else if (request.method === "POST") Object.assign(room.manner, (await readJson(request, 10_000)) as Partial<Manner>);
  say(response, 200, room.heard);
}

function drop(room: Room, request: IncomingMessage): void {
  room.heard.dropped += 1;
  request.socket.destroy();
}

/** A room that has died drops what comes, and what it has not answered yet. */
function serve(room: Room, request: IncomingMessage, response: ServerResponse): void {
  if (request.url?.startsWith("/control")) return void control(room, request, response);
  if (room.manner.dead) return drop(room, request);
  if (request.method === "POST" && request.url === "/jobs" && room.manner.refuse > 0) {
    room.manner.refuse -= 1;
    request.resume().on("end", () => say(response, 503, FULL));
    return;
  }
  room.service.emit("request", request, response);
}

/**
 * A media service for tests: the real one's routes, board and protocol over real HTTP, with engines that make nothing.
 * Every secret `SECRET/NAME` has a service of its own, a room, so that files which run at once do not meet; the bare
 * secret is refused like a service that is down.
 */
export async function startFakeMedia({ secret, filesOrigin }: { secret: string; filesOrigin: string }): Promise<Loopback> {
  const folder = await mkdtemp(join(tmpdir(), "reelwright-fake-media-"));
  const rooms = new Map<string, Room>();
  const roomOf = (bearer: string): Room => {
    const room = rooms.get(bearer) ?? openRoom(bearer, { folder, filesOrigin });
    rooms.set(bearer, room);
    return room;
  };
  const server = createServer((request, response) => {
    const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1] ?? "";
    if (bearer === secret) return void request.socket.destroy();
    if (!bearer.startsWith(`${secret}/`)) return say(response, 401, { error: "a bearer secret is needed" });
    serve(roomOf(bearer), request, response);
  });
  const { origin, close } = await onLoopback(server);
  return {
    origin,
    close: async () => {
      await Promise.all([...rooms.values()].map((room) => room.close()));
      await close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
