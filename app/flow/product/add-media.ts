import type { AppLoadContext } from "@remix-run/cloudflare";
import { UPLOAD_RULES } from "../../../trpc/contract/rules/uploads.ts";
import { attempt, type Problem } from "../../http/problem.ts";
import { filesOf, textsOf } from "../../http/form.ts";
import { uploadFile } from "../../http/upload.ts";

interface Added {
  ids: string[];
  problems: Problem[];
}

/** Names what a script was told of the files that could not be uploaded (`behaviours/upload`). */
export const REFUSED = "refused";
/** Of such a text: our own messages are shorter. */
const MOST_TEXT = 300;

/** Whether a form brings files, or has tried to. */
export const bringsMedia = (form: FormData): boolean =>
  filesOf(form, "files").length > 0 || textsOf(form, "asset").length > 0 || textsOf(form, REFUSED).length > 0;

/** Attaches what the form brings: assets that a script has uploaded already, and files posted with the form. */
export async function addMedia(context: AppLoadContext, draft_id: string, form: FormData): Promise<Added> {
  const added: Added = { ids: [], problems: [] };
  const fail = (problem: Problem) => added.problems.push({ ...problem, field: "files" });
  const attach = async (asset_id: string) => {
    const { problem } = await attempt(context.api.drafts.attachMedia({ draft_id, asset_id }));
    if (problem) fail(problem);
    else added.ids.push(asset_id);
  };
  // One more than fits says that it is too many; the rest is not even sent.
  const most = UPLOAD_RULES["link-to-video"].count.max + 1;
  for (const asset of textsOf(form, "asset").slice(0, most)) await attach(asset.slice(0, 40));
  for (const text of textsOf(form, REFUSED).slice(0, most)) fail({ text: text.slice(0, MOST_TEXT) });
  for (const file of filesOf(form, "files").slice(0, most)) {
    const { asset, problem } = await uploadFile(context, file, "link-to-video");
    if (problem) fail(problem);
    else await attach(asset.id);
  }
  return added;
}
