import type { StoredArtifact } from "../../../trpc/contract/artifact.ts";
import type { JobOf } from "../../media/protocol/jobs.ts";
import { extensionOf } from "../../../trpc/contract/rules/files.ts";
import { sourceOf, targetAt } from "./job-files.ts";
import type { ToolRun } from "./tool.ts";

const TYPES = {
  png: "image/png",
  jpg: "image/jpeg",
  webp: "image/webp",
  mp4: "video/mp4",
  webm: "video/webm",
  mp3: "audio/mpeg",
  wav: "audio/wav",
} as const;
type Source = JobOf<"provenance">["made"]["source"];

interface Signing {
  model: { id: string; name: string };
  source: Source;
  /** Drawn onto pictures; films have it in their document, sounds have none. */
  mark: string;
}

/** A finished file with what made it written inside (issue H 6: XMP with generator, model and time). */
async function signedOne(run: ToolRun, artifact: StoredArtifact, { model, source, mark }: Signing): Promise<StoredArtifact> {
  const ending = extensionOf(artifact.key) as keyof typeof TYPES;
  const target = await targetAt(
    run,
    `${artifact.key
      .split("/")
      .at(-1)
      ?.replace(/\.\w+$/, "")}-ai.${ending}`,
    TYPES[ending] ?? "video/mp4",
  );
  const made = { generator: "Reelwright", model: `${model.name} (${model.id})`, at: new Date(run.task.created_at).toISOString(), source };
  const job = { kind: "provenance" as const, file: await sourceOf(run, artifact.key), made, mark, signed: target };
  const { bytes } = await run.media(`sign ${artifact.name}`, job);
  return { ...artifact, key: target.key, bytes };
}

/** All finished files of a run, signed. */
export async function signed(run: ToolRun, artifacts: readonly StoredArtifact[], signing: Signing): Promise<StoredArtifact[]> {
  await run.progress("signing", 94);
  return Promise.all(artifacts.map((one) => signedOne(run, one, signing)));
}
