// A product link becomes an ad. REELWRIGHT_KEY: a key that may write drafts and tasks. Node 24: node ad.ts
import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";

const origin = process.env.REELWRIGHT_ORIGIN ?? "http://127.0.0.1:8787";
const key = process.env.REELWRIGHT_KEY ?? "";

/** Makes one call; the same Idempotency-Key sent again is the same order. */
async function call<T>(method: "GET" | "POST" | "PATCH", path: string, body?: object): Promise<T> {
  const response = await fetch(`${origin}/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, "idempotency-key": randomUUID(), "content-type": "application/json" },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const answer = (await response.json()) as T & { name?: string; detail?: string };
  if (!response.ok) throw new Error(`${answer.name}: ${answer.detail}`);
  return answer;
}

interface Task {
  task_id: string;
  state: "queued" | "generating" | "review" | "success" | "failed";
  phase: string;
  error_msg: string | null;
  output: { artifacts: { kind: string; download_url: string }[] } | null;
}

const link = process.argv[2] ?? `${origin}/samples/bottle/`;
const { id: draft_id } = await call<{ id: string }>("POST", "/drafts", { app_id: 104, url: link, language: "en" });
await call("POST", `/drafts/${draft_id}/read`);
await call("PATCH", `/drafts/${draft_id}`, { settings: { ratio: "1:1", length: 15 } });
await call("POST", `/drafts/${draft_id}/scripts`);

const work = { input: { draft_id }, stage: process.env.STAGE ?? "render" };
const { cost, quote } = await call<{ cost: number; quote: string }>("POST", "/tools/link-to-video/quotes", work);
console.log(`It costs ${cost} credits.`);

let task = await call<Task>("POST", "/tools/link-to-video/tasks", { ...work, quote });
while (task.state === "queued" || task.state === "generating") {
  await pause(2000);
  task = await call<Task>("GET", `/tasks/${task.task_id}`);
}
const film = task.output?.artifacts.find(({ kind }) => kind === "video");
if (!film) throw new Error(task.error_msg ?? "The task failed; nothing was charged.");
await writeFile("ad.mp4", new Uint8Array(await (await fetch(film.download_url)).arrayBuffer()));
console.log("ad.mp4");
