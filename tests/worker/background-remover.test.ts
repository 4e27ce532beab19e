import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { task as table } from "../../db/schema/index.ts";
import { backgroundRemover as manifest } from "../../trpc/contract/tools/background-remover.ts";
import { appIdOf } from "../../trpc/contract/tools/app.ts";
import { mediaLib } from "../../trpc/contract/media.ts";
import { tasks } from "../../trpc/contract/task.ts";
import { all, guest, type Guest } from "./support.ts";
import { pngHeader, send } from "./upload-support.ts";

const app_id = appIdOf(manifest);

async function picture({ call }: Guest, file_name: string): Promise<string> {
  const body = pngHeader(640, 480);
  const { key, upload_url } = await call(mediaLib.getUploadUrl, {
    file_name,
    size: body.length,
    content_type: "image/png",
    purpose: "background-remover",
  });
  await send(upload_url, body);
  return `asset:${(await call(mediaLib.reportUpload, { key, file_name, purpose: "background-remover" })).id}`;
}

it("a task has a part for each picture, and its cost is theirs", async () => {
  const owner = await guest();
  const input = { pictures: [await picture(owner, "Cup.png"), await picture(owner, "Bowl.png"), await picture(owner, "Jug.png")] };
  expect((await owner.call(tasks.cost, { app_id, input })).cost).toBe(3);
  const task = await owner.call(tasks.push, { app_id, input });
  expect(task).toMatchObject({ title: "Cup + 2", cost: 3, tool: "background-remover" });
  const { list } = await owner.call(tasks.parts, { task_id: task.task_id });
  expect(list.map(({ cost, parent_id }) => [cost, parent_id])).toEqual(Array.from({ length: 3 }, () => [1, task.task_id]));
  expect(await owner.call(tasks.receipt, { task_id: task.task_id })).toMatchObject({ held: 3, charged: 0 });
});

it("cancelled, all its credits are back, and a retry reserves them again for as many parts", async () => {
  const owner = await guest();
  const input = { pictures: [await picture(owner, "Cup.png"), await picture(owner, "Bowl.png")] };
  const { task_id } = await owner.call(tasks.push, { app_id, input });
  await owner.call(tasks.cancel, { task_id });
  expect(await owner.call(tasks.receipt, { task_id })).toMatchObject({ held: 0, charged: 0 });
  const again = await owner.call(tasks.retry, { task_id });
  expect(again).toMatchObject({ cost: 2 });
  expect(again.task_id).not.toBe(task_id);
  expect((await owner.call(tasks.parts, { task_id: again.task_id })).list).toHaveLength(2);
});

it("another's picture is not found, and nothing is reserved", async () => {
  const [owner, other] = await Promise.all([guest(), guest()]);
  const pictures = [await picture(owner, "Cup.png"), await picture(other, "Bowl.png")];
  await expect(owner.call(tasks.push, { app_id, input: { pictures } })).rejects.toMatchObject({ code: -20001 });
  expect((await owner.call(tasks.last, { app_id })).list).toEqual([]);
});

it("a task that waits for its parts is as far as they are", async () => {
  const owner = await guest();
  const input = { pictures: [await picture(owner, "Cup.png"), await picture(owner, "Bowl.png")] };
  const { task_id } = await owner.call(tasks.push, { app_id, input });
  const [part] = (await owner.call(tasks.parts, { task_id })).list;
  const set = (id: string, row: Partial<typeof table.$inferInsert>) => all.db.update(table).set(row).where(eq(table.id, id));
  await set(task_id, { state: "generating", progress: 0, phase: "" });
  await set(part?.task_id ?? "", { state: "generating", progress: 61, phase: "cutting" });
  expect(await owner.call(tasks.status, { task_id })).toMatchObject({ progress: 30, phase: "cutting", cost: 2 });
});
