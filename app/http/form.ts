import { data } from "@remix-run/cloudflare";

/** The posted form. One that cannot be read (cut short, wrong boundary) is answered by the page for 400. */
export const readForm = (request: Request): Promise<FormData> =>
  request.formData().catch(() => {
    throw data(null, { status: 400 });
  });

/** Forms send each line's end as CR LF (HTML §form-data-set); pages, counters and limits count it as the one character it was. */
const asTyped = (value: string): string => value.replaceAll("\r\n", "\n");

/** A text field of a form; empty where it is missing or a file. */
export const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === "string" ? asTyped(value) : "";
};

/** All text values of a name, in the order of the page. */
export const textsOf = (form: FormData, name: string): string[] =>
  form
    .getAll(name)
    .filter((value) => typeof value === "string")
    .map(asTyped);

/** Chosen files of a name; browsers send one without a name where none was chosen. */
export const filesOf = (form: FormData, name: string): File[] =>
  form.getAll(name).filter((value) => typeof value !== "string" && (value.size > 0 || value.name !== "")) as File[];
