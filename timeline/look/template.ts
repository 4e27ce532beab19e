import { TEMPLATES, type TemplateName } from "../brief.ts";
import type { TimelineDocument } from "../document.ts";
import type { Transition } from "../document/motion.ts";
import type { TextMotion } from "../document/text.ts";
import type { EditCommandInput } from "../edit/commands.ts";
import { ticks } from "../time.ts";
import { captionCommands, textsOf } from "./captions.ts";
import { CAPTION_LOOKS } from "./presets.ts";

interface TemplateLook {
  weight: number;
  uppercase: boolean;
  italic: boolean;
  enter: TextMotion;
  transition: Transition["type"];
}

const enters = (kind: TextMotion["kind"], unit: TextMotion["unit"], easing: TextMotion["easing"] = "outExpo"): TextMotion => ({
  kind,
  unit,
  easing,
  duration: ticks(0.35),
  stagger: unit === "block" ? 0 : ticks(0.04),
});

/** How each template sets type and changes scenes (timeline/compose/templates). */
const LOOKS: Readonly<Record<TemplateName, TemplateLook>> = {
  kinetic: { weight: 400, uppercase: true, italic: false, enter: enters("stamp", "word", "outBack"), transition: "whip" },
  studio: { weight: 600, uppercase: false, italic: false, enter: enters("rise", "word"), transition: "fade" },
  magazine: { weight: 400, uppercase: false, italic: false, enter: enters("mask", "line"), transition: "page" },
  street: { weight: 400, uppercase: true, italic: false, enter: enters("stamp", "block", "outBack"), transition: "wipe" },
  demo: { weight: 600, uppercase: false, italic: false, enter: enters("type", "char", "linear"), transition: "slide" },
  "before-after": { weight: 600, uppercase: false, italic: false, enter: enters("pop", "word", "spring"), transition: "iris" },
};
export const TEMPLATE_LOOKS = TEMPLATES;

/** Commands of one batch, at most (trpc/contract/timeline). */
const MOST_COMMANDS = 200;

/** Changes of scenes that are there become those of the template. */
function transitions({ tracks }: TimelineDocument, type: Transition["type"]): EditCommandInput[] {
  return tracks.flatMap(({ locked, elements }) =>
    elements.flatMap((one): EditCommandInput[] => {
      if (locked || one.type === "audio" || !one.transitionIn || one.transitionIn.type === type) return [];
      const { fromElementId: _from, ...own } = one.transitionIn;
      return [{ type: "transition", id: one.id, transition: { ...own, type } }];
    }),
  );
}

/**
 * Gives a document the type, the captions and the changes of scene of a template, as one batch: what is said and shown,
 * when, and in which colours, stays. Its scenes are not built anew: that would be another ad, without the edits.
 */
export function templateCommands(document: TimelineDocument, name: TemplateName): EditCommandInput[] {
  const { weight, uppercase, italic, enter, transition } = LOOKS[name];
  const faces = CAPTION_LOOKS[name].faces[document.language === "zh" ? "zh" : "en"];
  const texts = textsOf(document, ["price", "call", "text"]);
  // What is keyed, or set letter by letter, keeps the entrance that was made for it.
  const plain = texts.filter(({ enter: was, keyframes }) => was !== null && keyframes.length === 0).map(({ id }) => id);
  const rest = texts.filter(({ id }) => !plain.includes(id)).map(({ id }) => id);
  const style = { families: [...faces], weight, uppercase, italic };
  const commands: EditCommandInput[] = [...captionCommands(document, CAPTION_LOOKS[name])];
  if (plain.length > 0) commands.push({ type: "updateAll", ids: plain, values: { style, enter } });
  if (rest.length > 0) commands.push({ type: "updateAll", ids: rest, values: { style } });
  return [...commands, ...transitions(document, transition)].slice(0, MOST_COMMANDS);
}
