import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Artifact, ArtifactKind } from "../../trpc/contract/artifact.ts";
import type { Asset } from "../../trpc/contract/media.ts";
import { handedAs } from "../../trpc/contract/rules/copies.ts";
import { LIBRARY } from "../../trpc/contract/rules/library.ts";
import { extensionsFor, mostBytes } from "../../trpc/contract/rules/upload-check.ts";
import type { UploadPurpose } from "../../trpc/contract/rules/uploads.ts";
import { artifactReference, assetReference, fileReference } from "../../trpc/contract/tools/file-input.ts";
import type { Work } from "../../trpc/contract/tools/manifest.ts";
import { attempt } from "../http/problem.ts";
import { fieldsOf } from "./schema.ts";

/** What "send to" brought: an artifact of an earlier task, for a field of the form. */
interface SentFile {
  field: string;
  reference: string;
  artifact: Artifact;
}

/** What the page of check boxes brought (`/choose-media`): files of the library, for a field of the form. */
interface PickedFiles {
  field: string;
  references: string[];
}

export interface FileChoices {
  /** The visitor's newest assets, and those that were picked. */
  library: Asset[];
  sent: SentFile | null;
  picked: PickedFiles | null;
}

/** One file that may be chosen. */
export interface FileOption {
  reference: string;
  name: string;
  /** Null where it cannot be shown. */
  thumb: string | null;
}

const thumbOf = (one: Artifact): string | null => ("thumb_url" in one ? one.thumb_url : null);

/** The artifact that an address names (`?from=TASK&artifact=NAME`), as its viewer may have it; null where there is none. */
export async function sentArtifact(
  { api }: AppLoadContext,
  search: URLSearchParams,
): Promise<{ reference: string; artifact: Artifact } | null> {
  const [task_id, name] = [search.get("from")?.slice(0, 40), search.get("artifact")?.slice(0, 60)];
  if (!task_id || !name) return null;
  const { value: task } = await attempt(api.tasks.status({ task_id }));
  const artifact = task?.output?.artifacts.find((one) => one.name === name);
  return artifact ? { reference: artifactReference(task_id, name), artifact } : null;
}

async function sentFile(context: AppLoadContext, accepts: Work["accepts"], search: URLSearchParams): Promise<SentFile | null> {
  const sent = await sentArtifact(context, search);
  const field = sent && accepts[sent.artifact.kind satisfies ArtifactKind];
  return sent && field ? { ...sent, field } : null;
}

/** The files that the address names for a field. */
function pickedIn(search: URLSearchParams): PickedFiles | null {
  const references = search.getAll("chosen").filter((text) => fileReference(text)?.from === "asset");
  const field = search.get("field")?.slice(0, 60);
  return field && references.length > 0 ? { field, references: references.slice(0, LIBRARY.batch) } : null;
}

const idOf = (reference: string): string[] => {
  const known = fileReference(reference);
  return known?.from === "asset" ? [known.id] : [];
};

async function pickedAssets({ api }: AppLoadContext, picked: PickedFiles | null): Promise<Asset[]> {
  if (!picked) return [];
  return (await attempt(api.mediaLib.getU2vInfos({ ids: picked.references.flatMap(idOf) }))).value?.list ?? [];
}

/** What the fields for files of a tool offer; null for a tool that has none. Who has no session has no library. */
export async function readFileChoices(
  context: AppLoadContext,
  { work }: { work?: Pick<Work, "input" | "accepts"> },
  search: URLSearchParams,
): Promise<FileChoices | null> {
  if (!work || !fieldsOf(work.input).some(({ purpose }) => purpose)) return null;
  const picked = pickedIn(search);
  const [assets, sent, named] = await Promise.all([
    attempt(context.api.mediaLib.list({})),
    sentFile(context, work.accepts, search),
    pickedAssets(context, picked),
  ]);
  const newest = (assets.value?.list ?? []).filter(({ id }) => !named.some((one) => one.id === id));
  return { library: [...named, ...newest], sent, picked };
}

const fits =
  (purpose: UploadPurpose) =>
  (asset: Asset): boolean =>
    handedAs(asset, extensionsFor(purpose)) !== null && asset.size <= mostBytes(purpose, asset.file_name);

const ofAsset = ({ id, file_name, thumb_url }: Asset): FileOption => ({ reference: assetReference(id), name: file_name, thumb: thumb_url });

/** A reference as it is shown; one that is known by nothing else is shown by its own words. */
function shownAs(reference: string, { library, sent }: Pick<FileChoices, "library" | "sent">): FileOption {
  const asset = library.find(({ id }) => assetReference(id) === reference);
  if (asset) return ofAsset(asset);
  if (sent?.reference === reference) return { reference, name: sent.artifact.file_name, thumb: thumbOf(sent.artifact) };
  const known = fileReference(reference);
  return { reference, name: known?.from === "task" ? known.name : reference.replace(/^asset:/, ""), thumb: null };
}

/** What is chosen in a field where its form says nothing yet: what was picked for it, or sent to it. */
export const broughtTo = (field: string, { picked, sent }: FileChoices): string[] =>
  picked?.field === field ? picked.references : sent?.field === field ? [sent.reference] : [];

/** What a field offers: what is chosen first, then the assets that its rule takes. */
export function optionsOf(choices: FileChoices, purpose: UploadPurpose, chosen: readonly string[]): FileOption[] {
  const others = choices.library.filter(fits(purpose)).map(ofAsset);
  return [...chosen.map((one) => shownAs(one, choices)), ...others.filter(({ reference }) => !chosen.includes(reference))];
}
