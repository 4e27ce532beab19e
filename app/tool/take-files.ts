import type { AppLoadContext } from "@remix-run/cloudflare";
import type { z } from "zod";
import { assetReference } from "../../trpc/contract/tools/file-input.ts";
import { filesOf, textOf } from "../http/form.ts";
import type { Problem } from "../http/problem.ts";
import { uploadFile } from "../http/upload.ts";
import { fieldsOf } from "./schema.ts";

/** Names of the two further controls of a field for files: what a browser posts, and an address. */
export const filesName = (field: string): string => `${field}.files`;
export const addressName = (field: string): string => `${field}.address`;

const withScheme = (text: string): string => (/^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`);

/**
 * Puts a reference into the form for each file that it brings: an address as it is, a posted file once it is an asset of
 * the visitor's. Answers what was refused, at its field.
 */
export async function takeFiles(context: AppLoadContext, form: FormData, input: z.ZodType): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const { name, purpose, max = 1 } of fieldsOf(input)) {
    if (!purpose) continue;
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
