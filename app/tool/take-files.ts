import type { AppLoadContext } from "@remix-run/cloudflare";
import type { z } from "zod";
import { decodeText } from "../../timeline/subtitles/decode.ts";
import { assetReference } from "../../trpc/contract/tools/file-input.ts";
import { filesOf, textOf, textsOf } from "../http/form.ts";
import type { Problem } from "../http/problem.ts";
import { uploadFile } from "../http/upload.ts";
import { rowFields } from "./rows.ts";
import { fieldsOf } from "./schema.ts";

/** Names of the further controls of a field for files: what a browser posts, an address, and why a file that a script sent is none. */
export const filesName = (field: string): string => `${field}.files`;
export const addressName = (field: string): string => `${field}.address`;
export const refusedName = (field: string): string => `${field}.refused`;

const withScheme = (text: string): string => (/^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`);

/** A text file that is larger is none of those that are asked for; what is read of it is refused as too long. */
const MOST_BYTES = 2 * 1024 * 1024;

/** A posted text file takes the place of what was typed. */
async function takeText(form: FormData, name: string): Promise<void> {
  const [file] = filesOf(form, filesName(name));
  if (file) form.set(name, decodeText(new Uint8Array(await file.slice(0, MOST_BYTES).arrayBuffer())));
}

/**
 * Puts a reference into the form for each file that it brings: an address as it is, a posted file once it is an asset of
 * the visitor's. Answers what was refused, at its field.
 */
export async function takeFiles(context: AppLoadContext, form: FormData, input: z.ZodType): Promise<Problem[]> {
  const problems: Problem[] = [];
  const fields = fieldsOf(input).flatMap((field) => (field.type === "rows" ? rowFields(form, field) : [field]));
  for (const { name, purpose, textFile, max = 1 } of fields) {
    if (textFile) await takeText(form, name);
    if (!purpose) continue;
    problems.push(...textsOf(form, refusedName(name)).map((text) => ({ text, field: name })));
    const address = textOf(form, addressName(name)).trim();
    if (address !== "") form.append(name, withScheme(address));
    // One more than fits says that it is too many; the rest is not even sent.
    for (const file of filesOf(form, filesName(name)).slice(0, max + 1)) {
      const { asset, problem } = await uploadFile(context, file, purpose);
      if (problem) problems.push({ ...problem, field: name });
      else form.append(name, assetReference(asset.id));
    }
  }
  return problems;
}
