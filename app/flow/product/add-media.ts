import type { AppLoadContext } from "@remix-run/cloudflare";
import { UPLOAD_RULES } from "../../../trpc/contract/rules/uploads.ts";
import { fileReference } from "../../../trpc/contract/tools/file-input.ts";
import { attempt, type Problem } from "../../http/problem.ts";
import { filesOf, textOf, textsOf } from "../../http/form.ts";
import { uploadFile } from "../../http/upload.ts";

interface Added {
  ids: string[];
  problems: Problem[];
}

/** Names what a script was told of the files that could not be uploaded (`behaviours/upload`). */
export const REFUSED = "refused";
/** Names what a task has made, sent to the ad by its result (`task/send-to`): a file as tools take it. */
export const SENT = "sent";
/** Of such a text: our own messages are shorter. */
const MOST_TEXT = 300;

/** Whether a form brings files, or has tried to. */
export const bringsMedia = (form: FormData): boolean =>
  filesOf(form, "files").length > 0 || textsOf(form, "asset").length > 0 || textOf(form, SENT) !== "" || textsOf(form, REFUSED).length > 0;

/** Attaches what the form brings: assets that a script has uploaded already, and files posted with the form. */
export async function addMedia(context: AppLoadContext, draft_id: string, form: FormData): Promise<Added> {
  const added: Added = { ids: [], problems: [] };
  const fail = (problem: Problem) => added.problems.push({ ...problem, field: "files" });
  const attach = async (file: { asset_id: string } | { made: { task_id: string; name: string } }) => {
    const { value, problem } = await attempt(context.api.drafts.attachMedia({ draft_id, ...file }));
    if (problem) return fail(problem);
    const id = "asset_id" in file ? file.asset_id : value.product.media.at(-1)?.id;
    if (id) added.ids.push(id);
  };
  // One more than fits says that it is too many; the rest is not even sent.
  const most = UPLOAD_RULES["link-to-video"].count.max + 1;
  const sent = fileReference(textOf(form, SENT).slice(0, 200));
  if (sent?.from === "task") await attach({ made: { task_id: sent.id, name: sent.name } });
  for (const asset of textsOf(form, "asset").slice(0, most)) await attach({ asset_id: asset.slice(0, 40) });
  for (const text of textsOf(form, REFUSED).slice(0, most)) fail({ text: text.slice(0, MOST_TEXT) });
  for (const file of filesOf(form, "files").slice(0, most)) {
    const { asset, problem } = await uploadFile(context, file, "link-to-video");
    if (problem) fail(problem);
    else await attach({ asset_id: asset.id });
  }
  return added;
}
