import { cleanFileName } from "../../../trpc/contract/rules/files.ts";
import { call } from "../call.ts";
import { again } from "./again.ts";
import { put, PutFailed } from "./put.ts";
import { type Begun, forget, recall, remember, type Target } from "./resume.ts";

export interface Sending {
  file: File;
  /** Of the form: the purpose of the upload, and the folder of the library that it goes to. */
  to: DOMStringMap;
  /** How far it is, 0…1. */
  tell: (share: number) => void;
  /** Called once an address was asked for: from then on a new visitor has a session, and others may ask too. */
  begun: () => void;
  /** Called when the connection was lost, before it is tried again. */
  lost: () => void;
  signal: AbortSignal;
}

/** It is there already: an answer was lost, and the file sent again. */
const wasSent = (error: unknown): boolean => error instanceof PutFailed && error.status === 409;

async function sendWhole({ file, tell, lost, signal }: Sending, { upload_url: url, content_type: type }: Target): Promise<void> {
  try {
    await again(() => put({ url, body: file, type, tell, signal }), lost, signal);
  } catch (error) {
    if (!wasSent(error)) throw error;
  }
}

/** One part after the other, from the first that is missing; what has arrived is remembered. */
async function sendParts({ file, to, tell, lost, signal }: Sending, begun: Begun): Promise<void> {
  const { upload_url, content_type: type, part_size } = begun.target;
  const count = Math.ceil(file.size / part_size);
  for (let at = begun.parts.length; at < count; at += 1) {
    const body = file.slice(at * part_size, (at + 1) * part_size);
    const far = (share: number) => tell((at * part_size + share * body.size) / file.size);
    begun.parts.push(await again(() => put({ url: `${upload_url}&p=${at + 1}`, body, type, tell: far, signal }), lost, signal));
    remember(file, to, begun);
  }
}

/** Sends a file and has it made an asset; its id. One that was broken off goes on where it stopped. */
export async function send(sending: Sending): Promise<string> {
  const { file, to } = sending;
  const { size, type: content_type, name } = file;
  const asked = { file_name: cleanFileName(name), purpose: to.purpose, folder_id: to.folder };
  const known = recall(file, to);
  const target = known?.target ?? (await call<Target>("mediaLib.getUploadUrl", { ...asked, size, content_type, resumable: true }));
  sending.begun();
  const begun = known ?? { name, size, target, parts: [] };
  try {
    await (target.part_size > 0 ? sendParts(sending, begun) : sendWhole(sending, target));
    const { key, upload_id } = target;
    const { id } = await call<{ id: string }>("mediaLib.reportUpload", { ...asked, key, upload_id, parts: begun.parts });
    forget(file, to);
    return id;
  } catch (error) {
    if (sending.signal.aborted || (error instanceof PutFailed && error.status === null)) throw error;
    forget(file, to);
    // What was begun before may be another visitor's, or too old: it begins anew, once.
    if (known) return send(sending);
    throw error;
  }
}
