import { imageSize } from "image-size";
import type { StoredArtifact } from "../../../../trpc/contract/artifact.ts";
import type { ModelNow } from "../../../../trpc/contract/rules/models/state.ts";
import { useOfModel } from "../../../../trpc/contract/rules/provider-calls.ts";
import { AppError } from "../../app-error.ts";
import { filmName, workKey } from "../../files/keys.ts";
import { bookCall } from "../../providers/book-call.ts";
import { generatePictures, type MadePicture, type Paying } from "../../providers/generation/pictures.ts";
import { ratioFor } from "../film/frame.ts";
import { ofResult } from "../lost-result.ts";
import { keptAnswers } from "../kept-answers.ts";
import { pictureForProvider } from "../picture-for-provider.ts";
import { storedBytes } from "../stored-bytes.ts";
import type { ToolRun } from "../tool.ts";
import { inShape } from "./shape.ts";
import type { Made } from "./edits.ts";
import type { KeptImage } from "./kept.ts";

type Run = ToolRun<KeptImage>;
const TYPES = { png: "image/png", jpg: "image/jpeg", webp: "image/webp" } as const;

function sizeOf({ bytes }: MadePicture): { width: number; height: number } {
  try {
    const { width, height } = imageSize(bytes);
    return { width, height };
  } catch (cause) {
    throw new AppError("model.unusable", { cause });
  }
}

async function kept(run: Run, made: MadePicture, number: number): Promise<Extract<StoredArtifact, { kind: "image" }>> {
  const { bytes, format } = made;
  const key = workKey(run.ownerId, `${filmName(run.task.id)}-${number}.${format}`);
  const size = sizeOf(made);
  await run.bucket.put(key, bytes, { httpMetadata: { contentType: TYPES[format] } });
  return { kind: "image", name: `image-${number}`, key, content_type: TYPES[format], bytes: bytes.length, ...size };
}

/** Each question's answer is kept beside the pictures to come, and booked once. */
const payingFor = ({ db, task, ownerId, bucket }: Run, model: ModelNow): Paying => ({
  answers: keptAnswers({ bucket, ownerId, task }),
  book: (name, pictures) =>
    bookCall(db, { id: `${task.id} picture ${name}`, owner_id: ownerId, task_id: task.id }, useOfModel(model, pictures)),
});

const BLENDED = "Set the subject of the first picture into the scene of the second: match light, color, scale and shadow.";

/** Pictures by a provider's model: asked for and paid once, however often they are worked on; kept as they came. */
export async function makeByProvider(run: Run, model: ModelNow): Promise<Made> {
  const { asked, pictures, foreground, background } = run.input;
  await run.progress("making", 8);
  const files = asked.mode === "blend" ? [foreground, background].flatMap((one) => one ?? []) : pictures;
  const copies = await Promise.all(files.slice(0, model.pictures).map(({ key }) => pictureForProvider(run, key)));
  const ask = async () => {
    const shown = await Promise.all(copies.map(({ key }) => storedBytes(run, key)));
    const prompt = asked.mode === "blend" ? [BLENDED, asked.prompt].filter(Boolean).join(" ") : asked.prompt;
    const made = await generatePictures(
      model,
      { env: run.variables, egress: run.egress, paying: payingFor(run, model) },
      {
        prompt,
        pictures: shown,
        ratio: ratioFor(asked.mode === "text" ? asked.ratio : "auto", { shape: background ?? files[0], among: model.ratios }),
        count: asked.count,
        seed: asked.seed,
      },
    );
    return Promise.all(made.map((one, at) => kept(run, one, at + 1)));
  };
  const artifacts = await run.elsewhere(() => run.step("provider", ask));
  const shaped = asked.mode === "text" ? await ofResult(Promise.all(artifacts.map((one) => inShape(run, one, asked.ratio)))) : artifacts;
  return { artifacts: shaped, facts: {}, engine: model.id.replace("/", ":") };
}
