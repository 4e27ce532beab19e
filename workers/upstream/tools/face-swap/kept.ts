import { z } from "zod";
import type { Consent } from "../../../../trpc/contract/consent.ts";
import { faceSwap as manifest } from "../../../../trpc/contract/tools/face-swap.ts";
import { keptFile } from "../files.ts";
import { keptModel } from "../kept-model.ts";

/** What was asked for, with both consents (when is the task's own time); both files; the model at the price that was quoted. */
export const keptSwap = z.object({ asked: manifest.work.input, film: keptFile, face: keptFile, model: keptModel });
export type FaceSwap = z.infer<typeof keptSwap>;

/** Of the person who is seen in the film, and of the one whose face it becomes. */
export const consentsOf = ({ asked }: Pick<FaceSwap, "asked">): { seen: Consent; face: Consent } => ({
  seen: { whose: asked.seen_whose, person: asked.seen_person, agreed: asked.seen_agreed, statement: asked.seen_statement },
  face: { whose: asked.face_whose, person: asked.face_person, agreed: asked.face_agreed, statement: asked.face_statement },
});
