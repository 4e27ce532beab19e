const LONGEST = 80;
/** An artifact's name has 60 characters, its number among them. */
const SLUG = 50;

/** A file's name without its ending. */
export const nameOf = (file: string): string => file.replace(/\.[a-z0-9]+$/i, "").slice(0, LONGEST);

/** The name of a picture's cut-out among those of its task, from 1: `2-blue-cup`; the number alone where no letter of it is Latin. */
export function artifactName(at: number, file: string): string {
  const slug = nameOf(file)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "")
    .slice(0, SLUG);
  return slug === "" ? String(at + 1) : `${at + 1}-${slug}`;
}
