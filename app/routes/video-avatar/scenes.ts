import { z } from "zod";
import { avatarScene, MORE_SCENES } from "../../../trpc/contract/tools/video-avatar.ts";
import type { Intents, Values } from "../../tool/actions.ts";

/** A scene as a form has it: what was posted may be wrong. */
const formScene = z.object(avatarScene.shape).partial().extend({ script: z.string(), backdrop: z.string() }).partial().catch({});
export type FormScene = z.output<typeof formScene>;

/** The scenes after the first: as they were posted, or as a finished video's facts have them (JSON). */
export function scenesIn(value: unknown): FormScene[] {
  if (typeof value !== "string") return z.array(formScene).catch([]).parse(value);
  try {
    return z.array(formScene).catch([]).parse(JSON.parse(value));
  } catch {
    return [];
  }
}

/** What the buttons of the scenes post. */
export const ADD_SCENE = "add-scene";
export const removeScene = (at: number): string => `remove-scene-${at}`;

const changed = (values: Values, change: (scenes: FormScene[]) => FormScene[]) =>
  Promise.resolve({ values: { ...values, scenes: change(scenesIn(values.scenes)) }, problems: [], quote: null });

/** A scene more looks as the one before it; its words are its own. */
const more = (values: Values) => (scenes: FormScene[]) => {
  const [before] = scenesIn([scenes.at(-1) ?? { ...values, background: values.background === "removed" ? "color" : values.background }]);
  return [...scenes, { ...before, script: "" }].slice(0, MORE_SCENES);
};

/** Without a script, too: the form comes back with a scene more, or without one. */
export const SCENE_INTENTS: Intents = {
  [ADD_SCENE]: ({ values }) => changed(values, more(values)),
  ...Object.fromEntries(
    Array.from({ length: MORE_SCENES }, (_, at): [string, Intents[string]] => [
      removeScene(at),
      ({ values }) => changed(values, (scenes) => scenes.toSpliced(at, 1)),
    ]),
  ),
};
