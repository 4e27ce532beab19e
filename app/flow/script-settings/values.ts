import { textOf } from "../../http/form.ts";
import type { Clip, Script } from "../../../trpc/contract/script.ts";

/** What is typed for each clip, by its id. */
export type ClipTexts = Record<string, { text: string; headline: string }>;

export const clipsFrom = (form: FormData, { clips }: Script): ClipTexts =>
  Object.fromEntries(
    clips.map(({ id }) => [id, { text: textOf(form, `text.${id}`).trim(), headline: textOf(form, `headline.${id}`).trim() }]),
  );

/** The script as it would read with what is typed. */
export const typedClips = ({ clips }: Script, texts: ClipTexts): Clip[] => clips.map((clip) => ({ ...clip, ...texts[clip.id] }));
