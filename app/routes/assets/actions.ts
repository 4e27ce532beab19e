import { type ActionFunctionArgs, type AppLoadContext, data } from "@remix-run/cloudflare";
import { LIBRARY } from "../../../trpc/contract/rules/library.ts";
import { checkUploadCount } from "../../../trpc/contract/rules/upload-check.ts";
import { type Address, addressOf, assetsHref } from "../../assets/address.ts";
import { seeOther } from "../../http/flash.ts";
import { filesOf, readForm, textOf, textsOf } from "../../http/form.ts";
import { attempt, type Problem, problemsOf, said } from "../../http/problem.ts";
import type { Toast } from "../../http/toast.ts";
import { uploadFile } from "../../http/upload.ts";

interface Posted {
  context: AppLoadContext;
  form: FormData;
  address: Address;
}
type Answer = Promise<ReturnType<typeof refused> | ReturnType<typeof seeOther>>;

const refused = (problems: Problem[], added = 0) => data({ problems, added }, { status: 422 });
const idsOf = (form: FormData): string[] => textsOf(form, "id").slice(0, LIBRARY.batch);
const tagsOf = (text: string): string[] =>
  text
    .split(/[,，、\n]/)
    .map((tag) => tag.trim().slice(0, LIBRARY.tagName))
    .filter(Boolean)
    .slice(0, LIBRARY.tags);

/** Does a call; back to the page with what it says, or the page with what went wrong. */
async function done({ address }: Posted, work: Promise<unknown>, message: Toast["message"], change: Record<string, string> = {}): Answer {
  const { problem } = await attempt(work);
  return problem ? refused([problem]) : seeOther(assetsHref(address, change), { type: "success", message });
}

/** What the page's form brings: files of a browser without scripts, or those that a script has sent before. */
async function upload({ context, form, address }: Posted): Answer {
  const files = filesOf(form, "files");
  const count = files.length + textsOf(form, "asset").length;
  const tooMany = checkUploadCount("asset-library", Math.max(1, count));
  if (tooMany.length > 0) return refused(problemsOf(tooMany, context.lang));
  const told = textsOf(form, "refused");
  const problems: Problem[] = told.map((text) => ({ text }));
  for (const file of files) {
    const { problem } = await uploadFile(context, file, "asset-library", address.folder);
    if (problem) problems.push(problem);
  }
  const added = count + told.length - problems.length;
  if (problems.length > 0) return refused(problems, added);
  if (added === 0) return refused([said("form.incomplete", context.lang)]);
  return seeOther(assetsHref(address), { type: "success", message: "assets.uploaded", params: { count: added } });
}

async function remove({ context, form, address }: Posted): Answer {
  const { value, problem } = await attempt(context.api.mediaLib.removeBatch({ ids: idsOf(form) }));
  if (problem) return refused([problem]);
  return seeOther(assetsHref(address, { undo: String(value.removed_at), count: String(value.count) }));
}

const restore = (posted: Posted): Answer => {
  const { form, context } = posted;
  const removed_at = Number(textOf(form, "removed_at")) || undefined;
  return done(posted, context.api.mediaLib.restoreBatch(removed_at ? { removed_at } : { ids: idsOf(form) }), "assets.restored");
};

const INTENTS: Readonly<Record<string, (posted: Posted) => Answer>> = {
  upload,
  remove,
  restore,
  purge: (posted) => done(posted, posted.context.api.mediaLib.purgeBatch({ ids: idsOf(posted.form) }), "assets.purged"),
  "purge-all": (posted) => done(posted, posted.context.api.mediaLib.purgeBatch({}), "assets.purged"),
  move: (posted) => {
    const { form, context } = posted;
    return done(posted, context.api.mediaLib.moveTo({ ids: idsOf(form), folder_id: textOf(form, "to").slice(0, 40) }), "assets.moved");
  },
  folder: (posted) => {
    const { form, context, address } = posted;
    const name = textOf(form, "name").slice(0, LIBRARY.folderName);
    return done(posted, context.api.mediaLib.addFolder({ name, parent_id: address.folder }), "assets.folderMade");
  },
  "rename-folder": (posted) => {
    const { form, context, address } = posted;
    const name = textOf(form, "name").slice(0, LIBRARY.folderName);
    return done(posted, context.api.mediaLib.updateFolder({ id: address.folder, name }), "assets.saved");
  },
  save: (posted) => {
    const { form, context } = posted;
    const [id = ""] = idsOf(form);
    const change = { id, file_name: textOf(form, "name").slice(0, LIBRARY.fileName), tags: tagsOf(textOf(form, "tags")) };
    return done(posted, context.api.mediaLib.update(change), "assets.saved", { item: id });
  },
  favorite: (posted) => {
    const { form, context } = posted;
    const [id = ""] = idsOf(form);
    return done(posted, context.api.mediaLib.update({ id, favorite: textOf(form, "value") === "yes" }), "assets.saved", { item: id });
  },
  analyse: (posted) => {
    const [id = ""] = idsOf(posted.form);
    return done(posted, posted.context.api.mediaLib.analyze({ id }), "assets.analysisAsked", { item: id });
  },
};
/** What acts on files that are chosen: without one it says so. */
const NEEDS_FILES = ["remove", "move", "purge"];

/** The forms of the library's page, by their button's `intent`; the address says where one is. */
export async function assetsAction({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const intent = textOf(form, "intent");
  const posted = { context, form, address: addressOf(new URL(request.url).searchParams) };
  const act = INTENTS[intent];
  if (!act) return refused([said("form.incomplete", context.lang)]);
  if (NEEDS_FILES.includes(intent) && idsOf(form).length === 0) return refused([said("file.noneChosen", context.lang)]);
  return act(posted);
}
