import { z } from "zod";
import type { UploadRule } from "../rules/upload-rule.ts";

/** The longest address that is read, in characters. */
const LONGEST = 2000;
const FILE = new RegExp(
  String.raw`^(?:asset:[0-9a-z-]{1,40}|task:[0-9a-z-]{1,40}/[\w.-]{1,60}|sample:[a-z0-9-]{1,40}(?:/[a-z0-9-]{1,40})*\.[a-z0-9]{3,4}|https://\S{1,${LONGEST}})$`,
);

/**
 * A file as a tool's input names it: `asset:<id>` of the library, `task:<task id>/<artifact name>` of an earlier task,
 * `sample:<path>` of a file of ours below `/samples/`, or an `https://` address. `purpose` is the row of the upload
 * rules that it keeps to; a form reads it from the schema.
 */
export const fileInput = (purpose: string) => z.string().regex(FILE).meta({ file: purpose });

/** Several of them, no fewer and no more than the rule says. */
export const fileInputs = (purpose: string, { count: { min, max } }: Pick<UploadRule, "count">) =>
  z.array(z.string().regex(FILE)).min(min).max(max).meta({ file: purpose });

export type FileReference =
  | { from: "asset"; id: string }
  | { from: "task"; id: string; name: string }
  | { from: "sample"; path: string }
  | { from: "address"; url: string };

/** A reference in its parts; null for what is none. */
export function fileReference(text: string): FileReference | null {
  if (!FILE.test(text)) return null;
  if (text.startsWith("sample:")) return { from: "sample", path: text.slice("sample:".length) };
  const [, from, id = "", name = ""] = /^(asset|task):([^/]+)(?:\/(.+))?$/.exec(text) ?? [];
  if (from === "asset") return { from, id };
  return from === "task" ? { from, id, name } : { from: "address", url: text };
}

/** An asset of the library, as an input names it. */
export const assetReference = (id: string): string => `asset:${id}`;

/** A file of ours below `/samples/`, likewise. */
export const sampleReference = (path: string): string => `sample:${path}`;

/** An artifact of a task, likewise. */
export const artifactReference = (taskId: string, name: string): string => `task:${taskId}/${name}`;
