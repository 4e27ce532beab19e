import type { z } from "zod";
import { FACE_SWAP_MODEL } from "../../../../trpc/contract/rules/models/index.ts";
import { wholeCost } from "../../../../trpc/contract/rules/models/state.ts";
import { faceSwap as manifest } from "../../../../trpc/contract/tools/face-swap.ts";
import { agreed } from "../../avatars/consent.ts";
import { usableModel } from "../../models/registry.ts";
import { nameOf } from "../background-remover/name.ts";
import { resolveFile } from "../files.ts";
import { defineTool } from "../tool.ts";
import { consentsOf, type FaceSwap, keptSwap } from "./kept.ts";
import { swapFace } from "./run.ts";

/** Face swap: nothing is looked at, sent or made before both persons have agreed. */
export const faceSwap = defineTool<z.output<typeof manifest.work.input>, FaceSwap>({
  manifest,
  kept: { version: 1, schema: keptSwap },
  async prepare(call, asked) {
    const { id, name, credits } = await usableModel(call, FACE_SWAP_MODEL);
    const [film, face] = await Promise.all([
      resolveFile(call, asked.film, "face-swap-film"),
      resolveFile(call, asked.face, "face-swap-face"),
    ]);
    return { input: { asked, film, face, model: { id, name, credits } }, title: nameOf(film.name) };
  },
  files: ({ film, face }) => [film.key, face.key],
  check(order) {
    const { seen, face } = consentsOf(order);
    agreed(seen);
    agreed(face);
  },
  quote: ({ film: { duration }, model }) => ({ credits: wholeCost(model, duration), seconds: Math.round(duration) }),
  run: swapFace,
});
