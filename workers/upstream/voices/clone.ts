import type { z } from "zod";
import {
  type ClonedVoiceRow,
  deleteClonedVoice,
  findClonedVoice,
  insertClonedVoice,
  listClonedVoices,
  nameClonedVoice,
  openTasksIn,
} from "../../../db/queries/cloned-voice.ts";
import type { MessageKey } from "../../../locales/index.ts";
import { extensionOf } from "../../../trpc/contract/rules/files.ts";
import { CLONING_KEY } from "../../../trpc/contract/rules/cloned-voices.ts";
import { CLONE_USE } from "../../../trpc/contract/rules/provider-calls.ts";
import type { voices } from "../../../trpc/contract/voice.ts";
import { AppError } from "../app-error.ts";
import { agreed } from "../avatars/consent.ts";
import type { Call } from "../http/implement.ts";
import { randomId } from "../ids.ts";
import { bookCall } from "../providers/book-call.ts";
import { cloneVoice, deleteClone } from "../providers/speech/clone.ts";
import type { Services } from "../services.ts";
import { cancel } from "../tasks/cancel.ts";
import { type KeptFile, resolveFiles } from "../tools/files.ts";
import { mostClones } from "./limit.ts";
import { canClone, unmadeVoice } from "./offered.ts";

const TYPES: Readonly<Record<string, string>> = { mp3: "audio/mpeg", m4a: "audio/mp4", wav: "audio/wav" };

async function sampleOf({ bucket }: Call, { key }: KeptFile, at: number) {
  const object = await bucket.get(key);
  if (!object) throw new AppError("system.notFound", { detail: `no object ${key}` });
  const ending = extensionOf(key);
  // What a person called their file is no business of the provider's.
  return {
    name: `recording-${at + 1}.${ending}`,
    bytes: new Uint8Array(await object.arrayBuffer()),
    content_type: TYPES[ending] ?? "audio/wav",
  };
}

/** How many voices the caller may have. Throws model.keyMissing, plan.upgradeRequired, voice.tooMany. */
async function requireRoom(call: Call): Promise<number> {
  if (!canClone(call)) throw new AppError("model.keyMissing", { params: { name: "ElevenLabs", key: CLONING_KEY } });
  const most = mostClones(call.user, call.variables);
  if (most === 0) throw new AppError("plan.upgradeRequired", { detail: "no cloned voices" });
  if ((await listClonedVoices(call.db, call.user.id)).length >= most) throw new AppError("voice.tooMany", { params: { max: most } });
  return most;
}

/** Reasons that say that credits come back: cloning charges none, so it is said in other words. */
const FREE: Partial<Record<MessageKey, MessageKey>> = {
  "model.refused": "voice.providerRefused",
  "model.busy": "voice.providerBusy",
  "model.keyRefused": "voice.keyRefused",
  "model.unreachable": "voice.providerSilent",
};

/** What a provider answers for a voice. Throws its reasons as those that charge nothing. */
async function atNoCharge<T>(work: Promise<T>): Promise<T> {
  return await work.catch((cause: unknown) => {
    const free = cause instanceof AppError ? FREE[cause.reason] : undefined;
    throw free ? new AppError(free, { cause }) : cause;
  });
}

/**
 * Clones a voice, once somebody has said that the person agrees. What its owner deleted while it was made is deleted at its
 * provider, too. Throws avatar.consentRequired, the reasons of `requireRoom` and `resolveFiles`, and of the provider model.* or, where they speak of credits, voice.* (`FREE`).
 */
export async function clone(call: Call, asked: z.output<typeof voices.clone.input>): Promise<ClonedVoiceRow> {
  const consent = agreed(asked.consent);
  const most = await requireRoom(call);
  const { name, gender, language, consent: given } = asked;
  const files = await resolveFiles(call, asked.samples, "voice-sample");
  const samples = await Promise.all(files.map((file, at) => sampleOf(call, file, at)));
  const id = randomId();
  const row: ClonedVoiceRow = {
    id,
    owner_id: call.user.id,
    voice: unmadeVoice(id),
    name,
    language: language === "any" ? null : language,
    gender,
    waits: true,
    consent,
    created_at: Date.now(),
  };
  // Its room is taken before anything is sent: what there is none for is copied by nobody.
  if (!(await insertClonedVoice(call.db, row, most))) throw new AppError("voice.tooMany", { params: { max: most } });
  const made = await atNoCharge(cloneVoice(call.variables, { name, samples, consent: given })).catch(async (error: unknown) => {
    await deleteClonedVoice(call.db, row, { works: false });
    throw error;
  });
  await bookCall(call.db, { id: `clone ${id}`, owner_id: call.user.id, task_id: null }, CLONE_USE);
  if (await nameClonedVoice(call.db, row, made)) return { ...row, ...made };
  await deleteClone(call.variables, made.voice);
  throw new AppError("system.notFound", { detail: "deleted while it was made" });
}

/** Deletes a cloned voice at its provider first: what could not be deleted there stays here, to be deleted again. */
export async function deleteOwn(call: Call, { id, works }: z.output<typeof voices.deleteCloned.input>): Promise<number> {
  const row = await findClonedVoice(call.db, call.user.id, id);
  if (!row) throw new AppError("system.notFound");
  if (!canClone(call)) throw new AppError("model.keyMissing", { params: { name: "ElevenLabs", key: CLONING_KEY } });
  await atNoCharge(deleteClone(call.variables, row.voice));
  const gone = await deleteClonedVoice(call.db, row, { works });
  // What it was to speak in has no voice any more: it is ended, and goes with what was made where that is asked for.
  for (const task of await openTasksIn(call.db, row)) await cancel(call, task);
  return gone + (works ? await deleteClonedVoice(call.db, row, { works }) : 0);
}

/** Deletes an owner's voices at their provider; without its key they cannot speak here, and are forgotten by their rows alone. */
export async function deleteVoicesOf(all: Pick<Services, "db" | "variables">, owner: string): Promise<void> {
  if (!canClone(all)) return;
  for (const row of await listClonedVoices(all.db, owner)) {
    await deleteClone(all.variables, row.voice);
    await deleteClonedVoice(all.db, row, { works: false });
  }
}
