import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it, onTestFinished, vi } from "vitest";
import { findFaces } from "../../faces/faces.ts";
import { inspect } from "../../picture/decode.ts";
import { ownerOf } from "./around.ts";
import { onlyFace } from "./face.ts";

vi.mock("../../faces/faces.ts", () => ({ findFaces: vi.fn() }));
vi.mock("./around.ts", () => ({ ownerOf: vi.fn() }));

it("of an animal whose face is hardly one, what is wrong is that there is nobody, not that it is unclear", async () => {
  const folder = await mkdtemp(join(tmpdir(), "face-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const picture = join(folder, "picture.png");
  await writeFile(
    picture,
    await sharp({ create: { width: 640, height: 640, channels: 3, background: "#888" } })
      .png()
      .toBuffer(),
  );
  vi.mocked(findFaces).mockResolvedValue([{ score: 0.5, box: { x: 200, y: 200, width: 200, height: 200 }, mesh: [] }]);
  const refused = async (owner: "animal" | "person") => {
    vi.mocked(ownerOf).mockResolvedValue(owner);
    return onlyFace(await inspect(picture), 640);
  };
  await expect(refused("animal")).rejects.toMatchObject({ code: "FACE_MISSING" });
  await expect(refused("person")).rejects.toMatchObject({ code: "FACE_UNCLEAR" });
});
