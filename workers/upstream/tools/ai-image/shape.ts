import type { StoredArtifact } from "../../../../trpc/contract/artifact.ts";
import type { ModelRatio } from "../../../../trpc/contract/rules/models/index.ts";
import { sourceOf, targetAt, workName } from "../job-files.ts";
import type { ToolRun } from "../tool.ts";
import { cutTo } from "./cut-to.ts";

type Picture = Extract<StoredArtifact, { kind: "image" }>;

const TYPES = ["image/png", "image/jpeg", "image/webp"] as const;
const MIDDLE = { x: 0, y: 0, width: 1, height: 1 };

/** A provider's picture in the shape that was asked for: one that knows only others is cut at its sides. */
export async function inShape(run: ToolRun, picture: Picture, ratio: ModelRatio): Promise<Picture> {
  const size = cutTo(ratio, picture);
  const type = TYPES.find((one) => one === picture.content_type);
  if (!size || !type) return picture;
  const fitted = await targetAt(
    run,
    `${await workName(run, { cut: picture.key })}.${type === "image/jpeg" ? "jpg" : type.replace("image/", "")}`,
    type,
  );
  const job = { kind: "fit" as const, picture: await sourceOf(run, picture.key), ...size, focus: MIDDLE, fitted };
  const { bytes } = await run.media(`shape ${picture.name}`, job);
  return { ...picture, ...size, key: fitted.key, bytes };
}
