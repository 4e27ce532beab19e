import { data } from "@remix-run/cloudflare";

/** The posted form. One that cannot be read (cut short, wrong boundary) is answered by the page for 400. */
export const readForm = (request: Request): Promise<FormData> =>
  request.formData().catch(() => {
    throw data(null, { status: 400 });
  });

/** A text field of a form; empty where it is missing or a file. */
export const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
};

/** All text values of a name, in the order of the page. */
export const textsOf = (form: FormData, name: string): string[] => form.getAll(name).filter((value) => typeof value === "string");

/** Chosen files of a name; browsers send an empty one where none was chosen. */
export const filesOf = (form: FormData, name: string): File[] =>
  form.getAll(name).filter((value) => typeof value !== "string" && value.size > 0) as File[];
