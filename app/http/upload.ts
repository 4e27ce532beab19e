import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Asset } from "../../trpc/contract/media.ts";
import { messageText } from "../../trpc/contract/rules/errors.ts";
import { cleanFileName } from "../../trpc/contract/rules/files.ts";
import type { UploadPurpose } from "../../trpc/contract/rules/uploads.ts";
import { attempt, type Problem, said } from "./problem.ts";

type Uploaded = { asset: Asset; problem: null } | { asset: null; problem: Problem };

/** Sends one file of a posted form the way a script would: signed address, bytes, report. `folder_id`: of an upload to the library. */
export async function uploadFile(
  { api, lang, putFile }: AppLoadContext,
  file: File,
  purpose: UploadPurpose,
  folder_id = "",
): Promise<Uploaded> {
  const { size, type: content_type } = file;
  const file_name = cleanFileName(file.name);
  if (size === 0) return { asset: null, problem: { text: messageText("file.corrupted", lang, { name: file_name }) } };
  const { value: target, problem } = await attempt(api.mediaLib.getUploadUrl({ file_name, size, content_type, purpose, folder_id }));
  if (problem) return { asset: null, problem };
  if (!(await putFile(target.upload_url, file))) return { asset: null, problem: said("file.uploadFailed", lang) };
  const reported = await attempt(api.mediaLib.reportUpload({ key: target.key, file_name, purpose, folder_id }));
  return reported.problem ? { asset: null, problem: reported.problem } : { asset: reported.value, problem: null };
}
