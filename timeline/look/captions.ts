import type { TimelineDocument } from "../document.ts";
import type { ElementOf } from "../document/element.ts";
import type { EditCommandInput } from "../edit/commands.ts";
import { roleOf, type TextRole } from "../lint/role.ts";

type Text = ElementOf<"text">;
/** How captions look, beside where they stand; sizes in 1080ths of the shorter side. */
export interface CaptionLook {
  style: Partial<Omit<Text["style"], "size" | "minSize" | "align" | "valign" | "maxLines" | "families">>;
  faces: { en: readonly string[]; zh: readonly string[] };
  size: number;
  spoken: Text["spoken"];
  plate: Text["plate"];
}

/** What a look may leave from the one before it. */
const BARE = { italic: false, uppercase: false, tracking: 0, hollow: false, outline: null, shadow: null, leading: 1.15 } as const;

/** Texts of some roles on tracks that may be edited. */
export const textsOf = ({ tracks }: TimelineDocument, roles: readonly TextRole[]): Text[] =>
  tracks.flatMap(({ locked, elements }) =>
    locked ? [] : elements.flatMap((one) => (one.type === "text" && roles.some((role) => role === roleOf(one)) ? [one] : [])),
  );

const unit = ({ canvas }: TimelineDocument): number => Math.min(canvas.width, canvas.height) / 1080;

const platted = (plate: Text["plate"], u: number): Text["plate"] =>
  plate && { ...plate, padX: plate.padX * u, padY: plate.padY * u, radius: plate.radius * u };

/** Gives all captions a look, as one command; none where there are no captions. */
export function captionCommands(document: TimelineDocument, { style, faces, size, spoken, plate }: CaptionLook): EditCommandInput[] {
  const ids = textsOf(document, ["caption"]).map(({ id }) => id);
  const u = unit(document);
  const families = [...faces[document.language === "zh" ? "zh" : "en"]];
  const outline = style.outline ? { ...style.outline, width: style.outline.width * u } : null;
  const whole = { ...BARE, ...style, outline, families, size: size * u, minSize: size * u * 0.55 };
  return ids.length === 0 ? [] : [{ type: "updateAll", ids, values: { style: whole, spoken, plate: platted(plate, u) } }];
}

/** Gives all texts of some roles other fields of their type: its colour, its faces. */
export function styleCommands(document: TimelineDocument, roles: readonly TextRole[], style: Partial<Text["style"]>): EditCommandInput[] {
  const ids = textsOf(document, roles).map(({ id }) => id);
  return ids.length === 0 ? [] : [{ type: "updateAll", ids, values: { style } }];
}
