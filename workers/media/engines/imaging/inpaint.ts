import { InferenceSession, Tensor } from "onnxruntime-node";
import { weight } from "../../weights/resolve.ts";
import type { Picture, Plane } from "../picture/raster.ts";

let opened: Promise<InferenceSession> | null = null;

async function network(): Promise<InferenceSession> {
  opened ??= weight("migan").then((path) =>
    InferenceSession.create(path, { intraOpNumThreads: 2, extra: { session: { intra_op: { allow_spinning: "0" } } } }),
  );
  return await opened;
}

/** Channels one after the other, as the network takes them. */
function planes({ data, width, height }: Picture): Uint8Array {
  const area = width * height;
  const out = new Uint8Array(area * 3);
  for (let at = 0; at < area; at += 1) for (let part = 0; part < 3; part += 1) out[part * area + at] = data[at * 3 + part] ?? 0;
  return out;
}

function interleaved(planar: Uint8Array, { width, height }: Picture): Picture {
  const area = width * height;
  const data = new Uint8Array(area * 3);
  for (let at = 0; at < area; at += 1) for (let part = 0; part < 3; part += 1) data[at * 3 + part] = planar[part * area + at] ?? 0;
  return { data, width, height };
}

/** Paints over what a mask covers (from a tenth on) with what may be behind it (MI-GAN, at the network's 512 pixels). */
export async function paintedOut(picture: Picture, mask: Plane): Promise<Picture> {
  const { width, height } = picture;
  const session = await network();
  // The network wants known pixels white.
  const known = Uint8Array.from(mask.data, (value) => (value > 0.1 ? 0 : 255));
  const [image = "", holes = ""] = session.inputNames;
  const feeds = {
    [image]: new Tensor("uint8", planes(picture), [1, 3, height, width]),
    [holes]: new Tensor("uint8", known, [1, 1, height, width]),
  };
  const data = (await session.run(feeds))[session.outputNames[0] ?? ""]?.data;
  if (!(data instanceof Uint8Array)) throw new Error("MI-GAN answered no pixels");
  return interleaved(data, picture);
}
