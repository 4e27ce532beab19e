import type { AdBrief } from "../../brief.ts";
import { contrast, readable } from "../../color.ts";
import type { TimelineDocument } from "../../document.ts";
import { ticks } from "../../time.ts";
import { Board } from "../board.ts";
import { cast, photo, product, type Cast, type Shown } from "../cast.ts";
import { grown, inset, part, type Area } from "../geometry.ts";
import { move } from "../keys.ts";
import { paletteOf, type Palette } from "../palette.ts";
import { schedule, type Schedule, type Shot, type Timed } from "../schedule.ts";
import { sound, soundtrack } from "../soundtrack.ts";
import { phrasesOf, type Phrase } from "../words.ts";

interface Direction { readonly board: Board; readonly plan: Schedule; readonly colors: Palette; readonly cast: Cast; scene: number }

const FACE = { en: ["Bricolage Grotesque"], zh: ["Bricolage Grotesque Letters", "Noto Sans SC"] };
const HEADINGS = ["up", "left", "down", "right"] as const;

/** Placeholder for the next pass. */
export function kinetic(brief: AdBrief): TimelineDocument {
  const board = new Board(brief, ["back", "product", "type", "over", "caption"]);
  const direction: Direction = { board, plan: schedule(brief, 1.9), colors: paletteOf(brief), cast: cast(brief), scene: 0 };
  soundtrack(board, direction.plan);
  void [contrast, readable, ticks, photo, product, grown, inset, part, move, sound, phrasesOf, FACE, HEADINGS];
  for (const clip of direction.plan.clips) for (const shot of clip.shots) {
    const group = board.scene({ at: shot.start, until: shot.end, ground: { type: "solid", color: direction.colors.main } });
    if (direction.cast.hero) product(board, "product", { shown: direction.cast.hero, effects: [{ type: "contact" }] }, { at: shot.start, until: shot.end, box: part(board.safe, 0.1, 0.3, 0.8, 0.6), group });
    board.text("type", { text: clip.headline, style: { families: FACE[brief.language], weight: 800, size: 150, color: direction.colors.onMain }, enter: { unit: "word", kind: "rise", duration: 40000, stagger: 12000 } }, { at: shot.start, until: shot.end, box: part(board.safe, 0, 0, 1, 0.28), group });
  }
  return board.document(direction.colors.main);
}
export type { Area, Phrase, Shot, Shown, Timed };
