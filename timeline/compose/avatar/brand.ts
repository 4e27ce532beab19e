import type { AdBrief, TemplateName } from "../../brief.ts";
import { contrast, luminance, mix } from "../../color.ts";
import type { CaptionStyle } from "../captions.ts";
import type { DocumentBuilder } from "../document-builder.ts";
import { logoSize, plateOf } from "../logo.ts";
import { carries, paletteOf } from "../palette.ts";
import type { Take } from "./take.ts";

/** What a video takes from a team's brand kit. */
export interface Brand {
  /** `#rrggbb`, the leading one first; empty: the video keeps its own. */
  readonly colors: readonly string[];
  /** The template whose typeface captions are set in; null: they keep theirs. */
  readonly template: TemplateName | null;
  readonly logo: NonNullable<AdBrief["logo"]> | null;
}

interface Face {
  readonly en: string[];
  readonly zh: string[];
  readonly weight: number;
  /** Sizes in 1080ths of the frame's shorter side. */
  readonly size: { readonly en: number; readonly zh: number };
  readonly uppercase?: boolean;
}

const SANS = "Noto Sans SC";
const PLAIN: Face = { en: ["Instrument Sans"], zh: [SANS, "Instrument Sans"], weight: 700, size: { en: 62, zh: 62 } };
/** The typefaces that templates set their captions in. */
const FACES: Record<TemplateName, Face> = {
  kinetic: { en: ["Bricolage Grotesque"], zh: ["Bricolage Grotesque Letters", SANS], weight: 800, size: { en: 64, zh: 64 } },
  studio: PLAIN,
  magazine: { en: ["Instrument Serif"], zh: ["Instrument Serif Letters", "ZCOOL XiaoWei"], weight: 400, size: { en: 72, zh: 66 } },
  street: { en: ["Anton"], zh: ["Anton Letters", SANS], weight: 900, size: { en: 70, zh: 64 }, uppercase: true },
  demo: { en: ["Barlow Condensed"], zh: ["Barlow Condensed Letters", SANS], weight: 700, size: { en: 72, zh: 62 } },
  "before-after": { en: ["Unbounded"], zh: ["Unbounded Letters", "ZCOOL KuaiLe"], weight: 600, size: { en: 46, zh: 60 } },
};

const paletteFor = ({ brief }: DocumentBuilder, colors: readonly string[]) =>
  paletteOf({ ...brief, product: { ...brief.product, colors: [...colors], colors_first: true } });

/** From this contrast on a field of color is seen on the captions' paper. */
const SEEN = 1.5;

/** Ink on paper, and the word that is being said: on the brand's leading color, where there is one. */
function inkOf(board: DocumentBuilder, colors: readonly string[]) {
  if (colors.length === 0)
    return { ink: "#1c1a17", paper: "rgba(255,255,255,0.92)", said: { kind: "color" as const, color: "#1c1a17", rest: "#6d675e" } };
  const { main, ink, paper: tinted } = paletteFor(board, colors);
  const paper = mix(tinted, "#ffffff", 0.5);
  // A brand's white is not seen on paper: then its next color is, or ink.
  const seen = [main, ...colors].find((color) => contrast(color, paper) >= SEEN) ?? ink;
  const lit = carries(seen, ink, paper);
  const on = contrast(paper, lit) >= contrast(ink, lit) ? paper : ink;
  return { ink, paper, said: { kind: "plate" as const, color: on, plate: lit } };
}

/** How captions look. */
export function captionsOf(board: DocumentBuilder, brand: Brand | null): CaptionStyle {
  const { u, zh } = board;
  const { ink, paper, said } = inkOf(board, brand?.colors ?? []);
  const face = FACES[brand?.template ?? "studio"];
  const { weight, uppercase = false } = face;
  const [families, size] = zh ? [face.zh, face.size.zh] : [face.en, face.size.en];
  return {
    style: { families, weight, uppercase, size: size * u, color: ink },
    spoken: said,
    plate: { per: "block", color: paper, padX: 34 * u, padY: 24 * u, radius: 28 * u },
    beside: false,
    named: false,
    most: 5,
    limit: zh ? 20 : 26,
  };
}

/** Below this a color is dark: somebody who stands on it is lit by a lighter one. */
const DARK = 0.12;

/** The color that scenes without a picture stand on. */
export function groundOf(color: string, brand: Brand | null): string {
  const leading = brand?.colors[0];
  if (leading === undefined) return color;
  return luminance(leading) < DARK ? mix(leading, "#ffffff", 0.14) : leading;
}

/** Height of the strip that a logo has in a corner (1080ths of the shorter side), of the frame's breadth the most, and the space around it. */
const [STRIP, BREADTH, CLEAR] = [84, 0.3, 0.25] as const;

/** The color behind a logo, where it is known: a photo, a film and what is seen through have none. */
function behindLogo({ video, scene }: Take): string | null {
  const { photo, own, backdrop, color } = scene;
  return video.transparent || photo || own === true || backdrop ? null : color;
}

/** The brand's logo in an upper corner, away from who stands at that side. */
export function logoIn(take: Take) {
  const { board, video, scene, at, until } = take;
  const logo = video.brand?.logo;
  if (!logo) return;
  // On an unknown ground it has a plate, as on its own color, where none of it would be seen.
  const plate = plateOf(logo, behindLogo(take) ?? logo.colors[0] ?? "#808080");
  const { safe, u } = board;
  const height = STRIP * u;
  const { w, h } = logoSize(logo, { w: safe.w * BREADTH, h: height / (plate ? 1 + 2 * CLEAR : 1) });
  const [besides, above] = plate ? [h * CLEAR * 1.4, h * CLEAR] : [0, 0];
  const x = scene.placement === "left" ? safe.x + safe.w - w - besides : safe.x + besides;
  const box = { x, y: safe.y + above, w, h };
  if (plate)
    board.shape(
      "logo",
      { geometry: { kind: "rect", radius: Math.min(18 * u, h * 0.3) }, fill: { type: "solid", color: plate } },
      { at, until, box: { x: x - besides, y: safe.y, w: w + besides * 2, h: h + above * 2 } },
    );
  const assetId = board.asset("logo", { type: "image", url: logo.url, width: logo.width, height: logo.height });
  board.image("logo", { assetId, crop: { fit: "contain" } }, { at, until, box });
}
