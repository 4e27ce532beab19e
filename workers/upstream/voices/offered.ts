import { type ClonedVoiceRow, listClonedVoices, ownerOfVoice } from "../../../db/queries/cloned-voice.ts";
import { CLONING_KEY } from "../../../trpc/contract/rules/cloned-voices.ts";
import { cloudVoiceOf } from "../../../trpc/contract/rules/cloud-voices.ts";
import type { CloudVoice } from "../../../trpc/contract/voice.ts";
import { AppError } from "../app-error.ts";
import type { Call } from "../http/implement.ts";
import type { Services } from "../services.ts";

/** Whether this installation can clone voices, and let those speak that were cloned. */
export const canClone = ({ variables }: Pick<Services, "variables">): boolean => variables[CLONING_KEY] !== undefined;

/** What a voice is called while its provider makes it: nothing speaks by that name. */
const UNMADE = "elevenlabs:unmade-";
export const unmadeVoice = (id: string): string => UNMADE + id;

const presented = ({ voice, name, language, gender }: ClonedVoiceRow): CloudVoice => ({
  id: voice,
  provider: cloudVoiceOf(voice)?.provider ?? "elevenlabs",
  name,
  language,
  gender,
  character: "",
  emotions: false,
  own: true,
});

/** The voices of providers that a caller may use: those that they had cloned, then those that all may use. */
export async function voicesFor(all: Services, owner: string | undefined): Promise<Awaited<ReturnType<Services["voices"]["list"]>>> {
  const [shared, own] = await Promise.all([all.voices.list(), owner !== undefined && canClone(all) ? listClonedVoices(all.db, owner) : []]);
  return { ...shared, list: [...own.filter(({ voice }) => !voice.startsWith(UNMADE)).map(presented), ...shared.list] };
}

/** Throws voice.missing: a provider's voice is not there, cannot be asked for now, or was cloned by somebody else. */
export async function requireVoice(
  { db, user, voices }: Pick<Call, "db" | "voices"> & { user: Pick<Call["user"], "id"> },
  voice: string,
): Promise<void> {
  if (!cloudVoiceOf(voice)) return;
  const owner = await ownerOfVoice(db, voice);
  const isThere = owner === undefined ? await voices.has(voice) : owner === user.id && voices.of(voice) !== null;
  if (!isThere) throw new AppError("voice.missing", { params: { voice } });
}
