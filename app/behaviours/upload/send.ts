import { call } from "../call.ts";
import { put } from "./put.ts";

interface Target {
  upload_url: string;
  key: string;
  content_type: string;
}

export interface Sending {
  file: File;
  /** Of the form: the purpose of the upload, and the folder of the library that it goes to. */
  to: DOMStringMap;
  /** How far it is, 0…1. */
  tell: (share: number) => void;
  signal: AbortSignal;
}

/** Sends a file by a signed address and has it made an asset; its id. Loaded when the first file is chosen. */
export async function send({ file, to: { purpose, folder: folder_id }, tell, signal }: Sending): Promise<string> {
  const { name: file_name, size, type: content_type } = file;
  const asked = { file_name, purpose, folder_id };
  const target = await call<Target>("mediaLib.getUploadUrl", { ...asked, size, content_type });
  await put(target.upload_url, file, target.content_type, tell, signal);
  return (await call<{ id: string }>("mediaLib.reportUpload", { ...asked, key: target.key })).id;
}
