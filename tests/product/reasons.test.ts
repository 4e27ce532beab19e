import { describe, expect, it } from "vitest";
import type { Client } from "../../scripts/run/client.ts";
import { PLAIN } from "../setup/drafts.ts";
import { pngOf } from "../setup/png.ts";
import { codeOf, finished, ORIGIN, visitor } from "./support.ts";

/** A PNG that says it is larger than it is. */
const boasting = (width: number, height: number) => new Uint8Array(pngOf({ width, height }, Buffer.alloc(100)));

async function upload(client: Client, bytes: Uint8Array<ArrayBuffer>, content_type: string) {
  const file = { file_name: content_type.replace("/", "."), purpose: "link-to-video" as const };
  const place = await client.mediaLib.getUploadUrl.mutate({ ...file, size: bytes.length, content_type });
  await fetch(new URL(place.upload_url, ORIGIN), { method: "PUT", body: bytes });
  return client.mediaLib.reportUpload.mutate({ ...file, key: place.key });
}

async function described(client: Client, picture: Uint8Array<ArrayBuffer>, content_type: string) {
  const { id: draft_id } = await client.drafts.create.mutate({
    app_id: 103,
    name: "Bottle",
    intro: "It keeps coffee hot for 24 hours. The lid locks with one turn.",
    language: "en",
  });
  await client.drafts.attachMedia.mutate({ draft_id, asset_id: (await upload(client, picture, content_type)).id });
  await client.drafts.update.mutate({ draft_id, settings: PLAIN });
  return client.drafts.writeScripts.mutate({ draft_id });
}

describe("what is refused says what was found, and what the limit is", () => {
  it("a picture that the media service cannot take, in the language of whoever asks", async () => {
    const { client, token } = await visitor();
    const draft = await described(client, boasting(20_000, 9000), "image/png");
    const task = await finished(client, await client.tasks.push.mutate({ app_id: 103, input: { draft_id: draft.id }, stage: "preview" }));
    expect(task).toMatchObject({ state: "failed", error_code: -20508, error_values: { width: 20_000, height: 9000 } });
    expect(task.error_msg).toContain("has 20000 × 9000 pixels; at most");
    const { client: chinese } = await visitor({ lang: "zh", token });
    expect((await chinese.tasks.status.query({ task_id: task.task_id })).error_msg).toContain("20000 × 9000 像素，总像素最多");
  });

  it("a file too large for where it goes", async () => {
    const { client } = await visitor();
    const refused = await codeOf(
      client.mediaLib.getUploadUrl.mutate({
        file_name: "film.mp4",
        size: 230 * 1024 ** 2,
        content_type: "video/mp4",
        purpose: "link-to-video",
      }),
    );
    expect(refused).toEqual({
      code: -20302,
      message: expect.stringContaining("film.mp4 is 230 MB, which is too large. The limit is 200 MB."),
    });
  });
});
