import { expect, it } from "vitest";
import type { JobKind, JobOf, ResultOf } from "../../workers/media/protocol/jobs.ts";
import { fileSigner } from "../../workers/upstream/files/sign.ts";
import type { Maker } from "../../workers/upstream/tools/tool.ts";
import { prepareAll } from "../../workers/upstream/tools/link-to-video/pictures.ts";

const WHOLE = { x: 0, y: 0, width: 1, height: 1 };
const seen = { width: 800, height: 800, format: "jpeg" as const, palette: ["#336699"], focus: WHOLE, faces: 0, engine: "test" };

/** A media service that can cut out the pictures of these keys, and cannot read those that are `broken`. */
function makerOf(clean: readonly string[], broken: readonly string[] = []) {
  const jobs: string[] = [];
  const media = async (_name: string, job: JobOf<JobKind>) => {
    if (job.kind !== "picture") throw new Error(`not a picture: ${job.kind}`);
    jobs.push(`${job.picture.key}${job.cutout ? " cut out" : ""}`);
    if (broken.includes(job.picture.key)) throw new Error("broken");
    const cutout = job.cutout && clean.includes(job.picture.key) ? { box: WHOLE, width: 800, height: 800, confidence: 1 } : null;
    return { ...seen, cutout } satisfies ResultOf<"picture">;
  };
  const maker: Maker = { ownerId: "o", files: fileSigner("a secret", "http://files.invalid"), media: media as Maker["media"] };
  return { maker, jobs };
}
const usable = ["a", "b", "c", "d"].map((key) => ({ id: key, key }));

it("the first picture that can be is cut out, and no other", async () => {
  const { maker, jobs } = makerOf(["a", "b", "d"]);
  const pictures = await prepareAll(maker, usable);
  expect(jobs).toEqual(["a cut out", "b", "c", "d"]);
  expect(pictures.map(({ id, cutout }) => [id, cutout !== null])).toEqual([["a", true], ["b", false], ["c", false], ["d", false]]);
});

it("where the first cannot be cut out, the next is tried; the order stays", async () => {
  const { maker, jobs } = makerOf(["c"], ["a"]);
  const pictures = await prepareAll(maker, usable);
  expect(jobs).toEqual(["a cut out", "b cut out", "c cut out", "d"]);
  expect(pictures.map(({ id, cutout }) => [id, cutout !== null])).toEqual([["b", false], ["c", true], ["d", false]]);
});

it("pictures that are all broken are an error, the first one's own", async () => {
  await expect(prepareAll(makerOf([], ["a", "b", "c", "d"]).maker, usable)).rejects.toThrow("broken");
});
