import type { StoredArtifact } from "../../../trpc/contract/artifact.ts";
import type { JobOf } from "../../media/protocol/jobs.ts";
import { extensionOf } from "../../../trpc/contract/rules/files.ts";
import { sourceOf, targetAt } from "./job-files.ts";
import type { ToolRun } from "./tool.ts";

const TYPES = {
  png: "image/png",
  jpg: "image/jpeg",
  webp: "image/webp",
  gif: "image/gif",
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

/** What XMP names where no one model made it all: the engines that took part. */
const enginesOf = (named: Readonly<Record<string, string>>): Signing["model"] => {
  const list = [...new Set(Object.values(named).filter(Boolean))].join(", ");
  return { id: list.slice(0, 100), name: "Built-in engine" };
};

/** All finished files of a run, signed. */
export async function signed(run: ToolRun, artifacts: readonly StoredArtifact[], signing: Signing): Promise<StoredArtifact[]> {
  await run.progress("signing", 94);
  return Promise.all(artifacts.map((one) => signedOne(run, one, signing)));
}

/** An ad: a voice and mouth shapes of trained networks, set with what was photographed. */
export const AD_SOURCE = "compositeWithTrainedAlgorithmicMedia";

interface ByEngines {
  engines: Readonly<Record<string, string>>;
  source: Source;
  /** Names of the files that are its results; others (as it was before) stay as they are. */
  of: readonly string[];
  mark?: string;
}

/** A finished output, its results signed with the engines that made them. */
export async function signedOutput<T extends { artifacts: readonly StoredArtifact[] }>(
  run: ToolRun,
  output: T,
  how: ByEngines,
): Promise<T> {
  const signing = { model: enginesOf(how.engines), source: how.source, mark: how.mark ?? "" };
  const artifacts = await Promise.all(output.artifacts.map((one) => (how.of.includes(one.name) ? signedOne(run, one, signing) : one)));
  return { ...output, artifacts };
}
