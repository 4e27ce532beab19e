import { expect, it, vi } from "vitest";
import { drafts } from "../../trpc/contract/draft.ts";
import { previews } from "../../trpc/contract/preview.ts";
import type { JobOf, ResultOf } from "../../workers/media/protocol/jobs.ts";
import { all, guest } from "./support.ts";
import { pngHeader, report, upload } from "./upload-support.ts";

const BOX = { x: 0, y: 0, width: 1, height: 1 };
type Found = ResultOf<"picture">["cutout"];

/** A media service that finds these, one in each picture, in the order in which they are asked for. */
function finding(found: readonly Found[]) {
  const keys: string[] = [];
  return vi.spyOn(all.media, "run").mockImplementation(async (job) => {
    const { picture, cutout } = job as JobOf<"picture">;
    if (!keys.includes(picture.key)) keys.push(picture.key);
    const seen = {
      width: 640,
      height: 480,
      format: "png",
      palette: [],
      focus: BOX,
      ground: null,
      faces: 0,
      people: [],
      printed: [],
      lettering: [],
      look: "",
      engine: "test",
    };
    return { ...seen, cutout: cutout ? (found[keys.indexOf(picture.key)] ?? null) : null } as never;
  });
}

it("each picture's cut-out is told with how far it can be trusted, once it was made; asking for what is made makes nothing", async () => {
  const me = await guest();
  const { id: draft_id } = await me.call(drafts.create, { app_id: 103, name: "Mug", intro: "It holds coffee.", language: "en" });
  for (const at of [1, 2, 3]) {
    const { place } = await upload(me, pngHeader(640 + at, 480));
    await me.call(drafts.attachMedia, { draft_id, asset_id: (await report(me, place.key)).id });
  }
  const sized = { box: BOX, width: 640, height: 480 };
  const service = finding([{ ...sized, confidence: 0.9, doubt: null }, { ...sized, confidence: 0.2, doubt: "parts" }, null]);
  const told = async (which: "cutouts" | "makeCutouts") =>
    (await me.call(previews[which], { draft_id })).list.map(({ state, doubt, url }) => [state, doubt, url !== ""]);
  expect(await told("cutouts")).toEqual(Array.from({ length: 3 }, () => ["waiting", null, false]));
  expect(service).not.toHaveBeenCalled();
  const made = [
    ["clean", null, true],
    ["unsure", "parts", true],
    ["none", null, false],
  ];
  expect(await told("makeCutouts")).toEqual(made);
  expect(service).toHaveBeenCalledTimes(3);
  expect(await told("cutouts")).toEqual(made);
  expect(service).toHaveBeenCalledTimes(3);
  const other = await guest();
  for (const which of ["cutouts", "makeCutouts"] as const)
    await expect(other.call(previews[which], { draft_id })).rejects.toMatchObject({ code: -20001 });
});
