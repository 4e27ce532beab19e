import { expect, it } from "vitest";
import type { ResultOf } from "../../workers/media/protocol/jobs.ts";
import type { ToolRun } from "../../workers/upstream/tools/tool.ts";
import { cutOutFilm } from "../../workers/upstream/tools/background-remover/film.ts";
import type { CutInput } from "../../workers/upstream/tools/background-remover/tool.ts";

const FILM = { key: "films/street.mp4", name: "street.mp4" } as Parameters<typeof cutOutFilm>[1];

/** A run whose media service has cut nothing out, for this doubt. */
const refusing = (doubt: ResultOf<"film-cutout">["doubt"]): ToolRun<CutInput> =>
  ({
    task: { id: "task" },
    ownerId: "owner",
    input: { pictures: [], ground: "#ffffff" },
    files: { absolute: String, readPath: String, writePath: String },
    progress: async () => undefined,
    media: async () => ({ made: null, confidence: 0.1, doubt, flicker: { before: 0, after: 0 }, frames: 9, has_sound: false, engine: "" }),
  }) as unknown as ToolRun<CutInput>;

it.each([
  ["subject", "picture.noSubject"],
  ["unsteady", "picture.unsteady"],
] as const)("a film that is not cut out (%s) is refused by its name: %s", async (doubt, reason) => {
  await expect(cutOutFilm(refusing(doubt), FILM)).rejects.toMatchObject({ reason, params: { name: "street.mp4" } });
});
