import { z } from "zod";
import { uploadPurpose, type UploadPurpose } from "../../trpc/contract/rules/uploads.ts";

/** One field of a tool's input, as far as a form needs to know it. */
export interface FieldShape {
  name: string;
  type: "text" | "number" | "boolean" | "choice" | "choices" | "file" | "files" | "rows";
  required: boolean;
  /** Of a text in characters, of a number its value, of a list of files how many. */
  min?: number;
  max?: number;
  /** Of a text that is an address: one line, whatever its length. */
  isAddress?: true;
  /** Of a choice, in its order. */
  options?: readonly string[];
  fallback?: unknown;
  /** Of a text that may come as a file: what a browser offers (`accept`). */
  textFile?: string;
  /** Of a file, or of a list of them: the row of the upload rules that it keeps to. */
  purpose?: UploadPurpose;
  /** Of a list of rows: the fields of each. */
  columns?: FieldShape[];
}

interface JsonObject {
  properties?: Record<string, JsonField>;
  required?: string[];
}

interface JsonField {
  type?: string;
  enum?: string[];
  items?: { enum?: string[] } & JsonObject;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  format?: string;
  maxItems?: number;
  /** What `fileInput` and `fileInputs` say of a field. */
  file?: string;
  /** What a text says of itself that may come as a file. */
  textFile?: string;
  default?: unknown;
}

function typeOf({ type, enum: options, items, file }: JsonField): FieldShape["type"] {
  if (file) return type === "array" ? "files" : "file";
  if (options) return "choice";
  if (type === "array" && items?.properties) return "rows";
  if (type === "array" && items?.enum) return "choices";
  return type === "number" || type === "integer" ? "number" : type === "boolean" ? "boolean" : "text";
}

/** The fields of an input, in its order: from the JSON Schema that zod makes of it. */
export const fieldsOf = (input: z.ZodType): FieldShape[] => fieldsIn(z.toJSONSchema(input, { io: "input" }) as JsonObject);

function fieldsIn({ properties = {}, required = [] }: JsonObject): FieldShape[] {
  return Object.entries(properties).map(([name, field]) => ({
    name,
    type: typeOf(field),
    required: required.includes(name),
    min: field.minimum ?? field.minLength ?? field.minItems,
    max: field.maximum ?? field.maxLength ?? field.maxItems,
    options: field.enum ?? field.items?.enum,
    fallback: field.default,
    ...(field.format === "uri" ? { isAddress: true } : {}),
    ...(field.textFile ? { textFile: field.textFile } : {}),
    ...(field.items?.properties ? { columns: fieldsIn(field.items) } : {}),
    ...(field.file ? { purpose: uploadPurpose.parse(field.file) } : {}),
  }));
}
