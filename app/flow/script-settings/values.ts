import { clipRole, type Clip, type Script } from "../../../trpc/contract/script.ts";
import { MAX_CLIPS } from "../../../trpc/contract/rules/script.ts";
import { textOf, textsOf } from "../../http/form.ts";

/** A clip as it is typed, in its place among the others. */
export type TypedClip = Pick<Clip, "id" | "role" | "text" | "headline">;

/** The clips of a posted form, in their order. */
export const clipsFrom = (form: FormData): TypedClip[] =>
  [...new Set(textsOf(form, "clip"))].slice(0, MAX_CLIPS).map((id) => ({
    id: id.slice(0, 40),
    role: clipRole.catch("benefit").parse(textOf(form, `role.${id}`)),
    text: textOf(form, `text.${id}`).trim(),
    headline: textOf(form, `headline.${id}`).trim(),
  }));

/** The script as it would read with what is typed. */
export const typedClips = ({ clips }: Script, typed: readonly TypedClip[]): Clip[] =>
  typed.map((one) => ({ claims: [], ...clips.find(({ id }) => id === one.id), ...one }));

/** What is typed, as a draft's change has it. */
export const changeOf = (typed: readonly TypedClip[]) => ({
  clip_order: typed.map(({ id, role }) => ({ id, role })),
  clips: Object.fromEntries(typed.map(({ id, text, headline }) => [id, { text, headline }])),
});
