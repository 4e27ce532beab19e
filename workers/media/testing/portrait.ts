import { join } from "node:path";
import sharp from "sharp";
import { packageFolder } from "../weights/packages.ts";

/** A real photograph of a face, mouth shut: the one in the documentation pictures of @vladmandic/human (MIT), enlarged. PNG. */
export async function portrait(size = 640): Promise<Buffer> {
  const page = join(packageFolder("@vladmandic/human"), "assets", "screenshot-faceid.jpg");
  return await sharp(page)
    .extract({ left: 15, top: 142, width: 136, height: 136 })
    .resize(size, size, { kernel: "cubic" })
    .png()
    .toBuffer();
}
