import { mix } from "../color.ts";
import type { Effect } from "../document/effects.ts";
import { ticks } from "../time.ts";
import type { DocumentBuilder } from "./document-builder.ts";
import type { Area } from "./geometry.ts";
import { move } from "./keys.ts";
import { paletteOf } from "./palette.ts";
import type { Timed } from "./schedule.ts";

export interface Talk {
  readonly clip: Timed;
  readonly at: number;
  readonly until: number;
  readonly box: Area;
  readonly group?: string | null;
  /** Colour of the disc or the card behind the head; null: none. */
  readonly ring?: string | null;
  readonly layer?: string;
  readonly shape?: "disc" | "card";
  readonly rotation?: number;
}

type Tone = Extract<Effect, { type: "duotone" | "halftone" }>;

/** How each template prints whoever speaks: drawn or photographed, in its own inks. Studio and the comparison show them as they are. */
function toneOf({ brief, u }: DocumentBuilder): Tone[] {
  const { ink, main, paper, pop } = paletteOf(brief);
  const light = mix(paper, "#ffffff", 0.5);
  switch (brief.template) {
    case "street":
      return [{ type: "halftone", cell: 8 * u, dark: ink, light }];
    case "magazine":
      return [{ type: "duotone", dark: mix(ink, main, 0.35), light }];
    case "kinetic":
      return [{ type: "duotone", dark: ink, light: mix(pop, "#ffffff", 0.35) }];
    case "demo":
      return [{ type: "duotone", dark: "#101214", light: mix(main, "#ffffff", 0.82) }];
    default:
      return [];
  }
}

const HEAD = { x: 0, y: 0, width: 1, height: 1 };

/** The presenter, speaking this clip's words with moving lips. Does nothing when the brief has none. */
export function talker(
  board: DocumentBuilder,
  { clip, at, until, box, group = null, ring = null, layer = "over", shape = "disc", rotation = 0 }: Talk,
) {
  const { presenter } = board.brief;
  if (!presenter) return;
  const { url, width, height } = presenter.sheet;
  const assetId = board.asset("presenter", { type: "sprite", url, width, height });
  const cues = (presenter.cues[clip.id] ?? []).map((cue) => ({
    ...cue,
    time: ticks(cue.time + clip.start - at),
    duration: ticks(cue.duration),
  }));
  const enter = move("scale", [0, 0.4], [0.45, 1, "spring"]);
  const placed = { at, until, group, box, rotation, keys: enter };
  if (ring)
    board.shape(
      layer,
      { geometry: shape === "disc" ? { kind: "ellipse" } : { kind: "rect", radius: box.w * 0.06 }, fill: { type: "solid", color: ring } },
      placed,
    );
  const effects =
    shape === "disc" ? [{ type: "mask" as const, shape: "ellipse" as const }] : [{ type: "radius" as const, value: box.w * 0.06 }];
  board.sprite(
    layer,
    {
      assetId,
      columns: presenter.columns,
      rows: presenter.rows,
      frames: presenter.frames,
      cues,
      view: presenter.view ?? HEAD,
      seed: board.brief.seed,
    },
    {
      ...placed,
      effects: [...effects, ...toneOf(board)],
    },
  );
}
