import type { Clip, Script } from "../../../trpc/contract/script.ts";

/** The script of a draft that did not begin with one: what is said in its film, in its parts. */
export const ownScript = (
  id: string,
  language: Script["language"],
  { clips, engine = "" }: { clips: Clip[]; engine?: string | undefined },
): Script => ({
  id,
  angle: "story",
  title: "",
  language,
  clips,
  engine,
});
