import { extensionOf } from "./files.ts";
import type { RuleIssue } from "./issue.ts";
import { FORMAT_EXTENSIONS, MIME_TYPES, type FileFormat } from "./magic.ts";
import { type Term, termValue } from "./said.ts";
import { MEGABYTE, type Limit, type UploadRule } from "./upload-rule.ts";
import { FILM_ROWS, UPLOAD_RULES, type UploadPurpose } from "./uploads.ts";

/**
 * A file as far as it is known: by name before it is sent, by content after. `format` is what
 * `sniff` found; undefined, not yet looked at. `width`, `height` in pixels, `seconds` in seconds.
 */
export type UploadFile = {
  name: string;
  bytes: number;
  format?: FileFormat | null;
  seconds?: number;
  width?: number;
  height?: number;
};

/** The formats that a tool takes, its films' among them. */
const formatsFor = (tool: UploadPurpose): readonly FileFormat[] => {
  const films = FILM_ROWS[tool];
  return films ? [...UPLOAD_RULES[tool].formats, ...UPLOAD_RULES[films].formats] : UPLOAD_RULES[tool].formats;
};

/** The row that a file keeps to: by its content where that is known, else by its name. */
const ruleFor = (tool: UploadPurpose, { format, name }: UploadFile): UploadRule => {
  const films = FILM_ROWS[tool];
  const among = (formats: readonly FileFormat[]) =>
    format ? formats.includes(format) : formats.some((one) => (FORMAT_EXTENSIONS[one] as readonly string[]).includes(extensionOf(name)));
  return films && among(UPLOAD_RULES[films].formats) ? UPLOAD_RULES[films] : UPLOAD_RULES[tool];
};

/** Bytes of the largest file that a tool takes under this name; of its films, where it takes some and no name is given. */
export const mostBytes = (tool: UploadPurpose, name?: string): number =>
  (name === undefined ? UPLOAD_RULES[FILM_ROWS[tool] ?? tool] : ruleFor(tool, { name, bytes: 0 })).maxBytes.value;

/** Extensions for an `accept` attribute and for messages, without dots. */
export const extensionsFor = (tool: UploadPurpose): string[] => formatsFor(tool).flatMap((format) => [...FORMAT_EXTENSIONS[format]]);

/** MIME types that a file input of this tool offers. */
export const mimeTypesFor = (tool: UploadPurpose): string[] => formatsFor(tool).flatMap((format) => [...MIME_TYPES[format]]);

/** Whether HEIC photos are taken, as phones make them: a JPEG is made of one (`medialib/content/photo.ts`). */
const takesPhotos = ({ formats }: UploadRule): boolean => formats.includes("jpg");

/** MIME types that a signed upload of this tool may carry: what is offered, and HEIC, which a phone turns into JPEG where it is not. */
export const uploadTypesFor = (tool: UploadPurpose): string[] => {
  const offered = mimeTypesFor(tool);
  return takesPhotos(UPLOAD_RULES[tool]) ? [...new Set([...offered, ...MIME_TYPES.heic])] : offered;
};

/** What browsers say of a file whose type they do not know: on desktops that is HEIC. */
const NO_TYPE = ["", "application/octet-stream"];

/** The type that an upload is signed with: as its browser says, else by its name; null where the tool takes none such. */
export const uploadTypeOf = (tool: UploadPurpose, { name, said }: { name: string; said: string }): string | null => {
  const named = (Object.keys(MIME_TYPES) as FileFormat[]).find((format) =>
    (FORMAT_EXTENSIONS[format] as readonly string[]).includes(extensionOf(name)),
  );
  const type = NO_TYPE.includes(said) ? (named ? MIME_TYPES[named][0] : "") : said;
  return uploadTypesFor(tool).includes(type) ? type : null;
};

/** What a rule takes, as it is written: each kind of file once, HEIC where a JPEG is made of it. */
const namesOf = (formats: readonly FileFormat[], rule: UploadRule): string[] =>
  [...new Set<FileFormat>([...rule.formats, ...(takesPhotos(rule) ? ["heic" as const] : []), ...formats])].map((format) =>
    FORMAT_EXTENSIONS[format][0].toUpperCase(),
  );

/** What the hint of a field names: what is refused there names the same (`formatsText`), with a tool's films. */
export const formatNames = (tool: UploadPurpose): string[] => namesOf([], UPLOAD_RULES[tool]);

/** What a refusal names, as a language writes no list of its own between them. */
export const formatsText = (tool: UploadPurpose): string => namesOf(formatsFor(tool), UPLOAD_RULES[tool]).join(" / ");

const exceeds = (value: number, limit: Limit): boolean => (limit.inclusive ? value > limit.value : value >= limit.value);

const isHeicName = (name: string): boolean => (FORMAT_EXTENSIONS.heic as readonly string[]).includes(extensionOf(name));

const formatIssue = (tool: UploadPurpose, rule: UploadRule, file: UploadFile): RuleIssue[] => {
  if (file.format === null) return [{ field: "", key: "file.corrupted", params: { name: file.name } }];
  const named = extensionsFor(tool).includes(extensionOf(file.name)) || (takesPhotos(rule) && isHeicName(file.name));
  const known = file.format === undefined || rule.formats.includes(file.format) || (takesPhotos(rule) && file.format === "heic");
  if (named && known) return [];
  return [{ field: "", key: "file.formatNotSupported", params: { name: file.name, formats: formatsText(tool) } }];
};

/** To a tenth, away from the limit: what is over or under it never reads as the limit. */
const roundedUp = (value: number): number => Math.ceil(value * 10) / 10;
const roundedDown = (value: number): number => Math.floor(value * 10) / 10;

const sizeIssue = (rule: UploadRule, file: UploadFile): RuleIssue[] =>
  exceeds(file.bytes, rule.maxBytes)
    ? [
        {
          field: "",
          key: "file.tooLarge",
          params: { name: file.name, size: roundedUp(file.bytes / MEGABYTE), max: rule.maxBytes.value / MEGABYTE },
        },
      ]
    : [];

const timeIssue = (rule: UploadRule, file: UploadFile): RuleIssue[] => {
  if (file.seconds === undefined) return [];
  const { name, seconds } = file;
  if (seconds < rule.minSeconds)
    return [{ field: "", key: "file.tooShort", params: { name, seconds: roundedDown(seconds), min: rule.minSeconds } }];
  if (rule.maxSeconds && exceeds(seconds, rule.maxSeconds))
    return [{ field: "", key: "file.tooLong", params: { name, seconds: roundedUp(seconds), max: rule.maxSeconds.value } }];
  return [];
};

const pixelIssue = (rule: UploadRule, file: UploadFile): RuleIssue[] => {
  if (file.width === undefined || file.height === undefined) return [];
  const params = { name: file.name, width: file.width, height: file.height };
  if (Math.min(file.width, file.height) < rule.minPixels)
    return [{ field: "", key: "file.tooSmallPixels", params: { ...params, min: rule.minPixels } }];
  if (rule.maxPixels !== null && Math.max(file.width, file.height) > rule.maxPixels)
    return [{ field: "", key: "file.tooManyPixels", params: { ...params, max: rule.maxPixels } }];
  return [];
};

/** Everything wrong with one file for one tool; empty when it is taken. */
export const checkUpload = (tool: UploadPurpose, file: UploadFile): RuleIssue[] => {
  const rule = ruleFor(tool, file);
  return [...formatIssue(tool, rule, file), ...sizeIssue(rule, file), ...timeIssue(rule, file), ...pixelIssue(rule, file)];
};

/** What a tool takes, as words of ours: by the types of its files. */
const KINDS: Readonly<Record<string, Term>> = {
  image: "aPicture",
  video: "aVideo",
  audio: "aSound",
  "image video": "someMedia",
  "audio video": "someSpeech",
};

/** Too few files: of none at all, what to add is said. */
export function tooFew(tool: UploadPurpose, { min, count }: { min: number; count: number }): RuleIssue {
  if (min > 1) return { field: "files", key: "file.tooFew", params: { min, count } };
  const kinds = new Set(mimeTypesFor(tool).map((type) => type.split("/")[0] ?? ""));
  const what = termValue(KINDS[[...kinds].toSorted().join(" ")] ?? "someFile");
  return { field: "files", key: "file.missing", params: { what } };
}

/** Whether this many files make a task of the tool. */
export const checkUploadCount = (tool: UploadPurpose, count: number): RuleIssue[] => {
  const { min, max } = UPLOAD_RULES[tool].count;
  if (count < min) return [tooFew(tool, { min, count })];
  if (count > max) return [{ field: "files", key: "file.tooMany", params: { max, count } }];
  return [];
};
