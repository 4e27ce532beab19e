import { expect, it } from "vitest";
import { MediaJobFailed } from "../../media/client.ts";
import { readable } from "./readable.ts";

type Code = MediaJobFailed["code"];
const failing = (code: Code) => readable("a.mp4", Promise.reject(new MediaJobFailed({ code, message: "as the test wants it" })));

it("a file that cannot be read is damaged, one that is encrypted is protected, each by its name; all else is not the file's doing", async () => {
  await expect(failing("INPUT_UNREADABLE")).rejects.toMatchObject({ reason: "file.corrupted", params: { name: "a.mp4" } });
  await expect(failing("MEDIA_PROTECTED")).rejects.toMatchObject({ reason: "file.protected", params: { name: "a.mp4" } });
  await expect(failing("ENGINE_FAILED")).rejects.toBeInstanceOf(MediaJobFailed);
});
