import type { EditCommandInput } from "../../../../timeline/edit/commands.ts";
import type { TimelineDocument } from "../../../../timeline/document.ts";
import { between } from "../../../../timeline/edit/interval.ts";
import { ticks } from "../../../../timeline/time.ts";

const LOOKS = {
  price: { color: "#161616", plate: "#ffd23f", radius: 0.28, rotation: -6, families: ["Anton", "Noto Sans SC"], weight: 400 },
  sale: { color: "#ffffff", plate: "#d7263d", radius: 0, rotation: -6, families: ["Anton", "Noto Sans SC"], weight: 400 },
  label: { color: "#161616", plate: "#ffffff", radius: 0.5, rotation: 0, families: ["Instrument Sans", "Noto Sans SC"], weight: 700 },
} as const;
export type Sticker = keyof typeof LOOKS;
export const STICKERS = Object.keys(LOOKS) as Sticker[];

const LENGTH = ticks(3);
const WORD = ticks(0.35);

/** A sticker is words on a plate of their own: they are written, moved and timed as all words are. */
function lookOf(kind: Sticker, text: string, { width, height }: TimelineDocument["canvas"]) {
  const { plate, rotation, radius, families, ...letters } = LOOKS[kind];
  const size = Math.min(width, height) * (kind === "label" ? 0.06 : 0.12);
  return {
    type: "text" as const,
    name: "sticker",
    text,
    duration: LENGTH,
    transform: { x: width * 0.5, y: height * 0.26, width: width * 0.76, height: size * 2.6, rotation },
    style: {
      ...letters,
      families: [...families],
      size,
      minSize: size * 0.4,
      leading: 1.1,
      align: "center" as const,
      valign: "middle" as const,
      maxLines: 2,
    },
    plate: { per: "block" as const, color: plate, padX: size * 0.36, padY: size * 0.18, radius: size * radius },
    enter: { unit: "block" as const, kind: "pop" as const, duration: WORD, easing: "outBack" as const },
  };
}

/** Puts a sticker at a moment: on a track of stickers that has room there, else on one of its own in front of all. */
export function stickerCommands(
  { tracks, canvas }: TimelineDocument,
  { kind, text, at, fresh }: { kind: Sticker; text: string; at: number; fresh: () => string },
): { commands: EditCommandInput[]; id: string } {
  const free = tracks.findLast(
    ({ name, locked, elements }) => name === "stickers" && !locked && between(elements, at, at + LENGTH).length === 0,
  );
  const [id, track] = [fresh(), free?.id ?? fresh()];
  const add: EditCommandInput = { type: "add", track, element: { ...lookOf(kind, text, canvas), id, startTime: at } };
  return { commands: free ? [add] : [{ type: "addTrack", track: { id: track, type: "text", name: "stickers" } }, add], id };
}
