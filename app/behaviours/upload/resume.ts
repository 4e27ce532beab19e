/** Where a file is sent to, as `/mediaLib/getUploadUrl` answers. */
export interface Target {
  upload_url: string;
  key: string;
  content_type: string;
  /** Unix seconds. */
  expires: number;
  part_size: number;
  upload_id: string;
}

/** An upload in parts that has begun: the ETags of those that have arrived. */
export interface Begun {
  name: string;
  size: number;
  target: Target;
  parts: string[];
}

const PREFIX = "upload:";

/** The same file of the same form, after a reload. */
const idOf = ({ name, size, lastModified }: File, { purpose = "", folder = "" }: DOMStringMap): string =>
  PREFIX + JSON.stringify([purpose, folder, name, size, lastModified]);

function read(id: string): Begun | null {
  const begun = JSON.parse(localStorage.getItem(id) ?? "null") as Begun | null;
  if (begun && begun.target.expires * 1000 > Date.now()) return begun;
  localStorage.removeItem(id);
  return null;
}

export const recall = (file: File, to: DOMStringMap): Begun | null => read(idOf(file, to));
export const forget = (file: File, to: DOMStringMap): void => localStorage.removeItem(idOf(file, to));
export const remember = (file: File, to: DOMStringMap, begun: Begun): void => localStorage.setItem(idOf(file, to), JSON.stringify(begun));

/** Uploads of this form that were broken off. */
export const unfinished = ({ purpose = "", folder = "" }: DOMStringMap): Begun[] =>
  Object.keys(localStorage)
    .filter((id) => id.startsWith(PREFIX + JSON.stringify([purpose, folder]).slice(0, -1)))
    .flatMap((id) => read(id) ?? []);
