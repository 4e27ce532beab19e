import type { ElementOf } from "../../document/element.ts";
import type { Brush } from "../element.ts";
import { bitmap, cached } from "../resources.ts";
import { layoutText, setFont, type Layout } from "./layout.ts";
import { drawMarks } from "./marks.ts";
import { entering, leaving, moveUnit } from "./motion.ts";
import { drawPlates } from "./plates.ts";
import { drawSpokenPlate, spokenLook } from "./spoken.ts";
import { unitsOf, type Unit } from "./units.ts";

type TextElement = ElementOf<"text">;
export interface Typeset {
  readonly layout: Layout;
  readonly units: readonly Unit[];
}

/** The text as set, kept for as long as the element object lives. */
function typeset(brush: Brush, element: TextElement): Typeset {
  const known = cached(brush.resources, "typeset", () => new WeakMap<TextElement, Typeset>());
  const found = known.get(element);
  if (found) return found;
  const layout = layoutText(brush.context, element);
  brush.context.save();
  const made = { layout, units: unitsOf(brush.context, element, layout) };
  brush.context.restore();
  known.set(element, made);
  return made;
}

function paintGlyphs(brush: Brush, element: TextElement, unit: Unit, color: string) {
  const { context } = brush;
  const { outline, hollow, shadow } = element.style;
  if (shadow && !hollow) {
    context.save();
    context.fillStyle = shadow.color;
    if (shadow.blur > 0) {
      context.shadowColor = shadow.color;
      context.shadowBlur = shadow.blur * brush.resources.scale;
    }
    context.fillText(unit.text, unit.x + shadow.x, unit.y + shadow.y);
    context.restore();
  }
  if (outline) {
    context.lineJoin = "round";
    context.lineWidth = outline.width * (hollow ? 1 : 2);
    context.strokeStyle = hollow ? color : outline.color;
    context.strokeText(unit.text, unit.x, unit.y);
  }
  if (hollow) return;
  context.fillStyle = color;
  context.fillText(unit.text, unit.x, unit.y);
}

function drawUnit(brush: Brush, element: TextElement, { layout, units }: Typeset, { unit, lit }: { unit: Unit; lit: string | null }) {
  const { context, local } = brush;
  const enter = entering(element.enter, unit.order, local);
  const count = (units.at(-1)?.order ?? 0) + 1;
  const leave = leaving(element.exit, unit.order, { local, duration: element.offset + element.duration, count });
  const body = { unit, size: layout.size, cap: layout.cap };
  context.save();
  const shows =
    moveUnit(context, element.enter?.kind ?? "none", enter, body) && (!element.exit || moveUnit(context, element.exit.kind, leave, body));
  if (shows) {
    const look = spokenLook(brush, element, unit, layout);
    const stress = element.emphasis?.words.includes(unit.word) ? element.emphasis : null;
    if (stress?.italic) setFont(context, element, layout.size, true);
    paintGlyphs(brush, element, unit, lit ?? look ?? stress?.color ?? element.style.color);
  }
  context.restore();
}

/** Text that neither enters, leaves nor is spoken is a picture: painted once with room for overhang. */
function drawStill(brush: Brush, element: TextElement, { layout, units }: Typeset) {
  const pad = Math.ceil(layout.size * 0.4);
  const size = { width: Math.ceil(brush.width + pad * 2), height: Math.ceil(brush.height + pad * 2) };
  const picture = bitmap(brush.resources, `still:${element.id}:${element.text}:${JSON.stringify(element.style)}`, size, (on) => {
    on.translate(pad, pad);
    setFont(on, element, layout.size);
    for (const unit of units) paintGlyphs({ ...brush, context: on }, element, unit, element.style.color);
  });
  brush.context.imageSmoothingEnabled = true;
  brush.context.drawImage(picture.source, -pad, -pad, size.width, size.height);
}

const isStill = (element: TextElement) =>
  !element.enter &&
  !element.exit &&
  !element.spoken &&
  !element.emphasis &&
  !element.plate &&
  (element.style.hollow || element.style.outline !== null);

export function drawText(brush: Brush, element: TextElement) {
  const set = typeset(brush, element);
  const { context } = brush;
  if (isStill(element) && !set.layout.rtl) return drawStill(brush, element, set);
  drawPlates(brush, element, set);
  setFont(context, element, set.layout.size);
  if (set.layout.rtl) context.direction = "rtl";
  drawMarks(brush, element, set, "under");
  const field = drawSpokenPlate(brush, element, set);
  for (const unit of set.units) drawUnit(brush, element, set, { unit, lit: null });
  if (field) {
    // On its way from word to word the field crosses both: what it covers is lit, and no letter has its colour.
    context.save();
    context.beginPath();
    context.roundRect(...field);
    context.clip();
    for (const unit of set.units) drawUnit(brush, element, set, { unit, lit: element.spoken?.color ?? null });
    context.restore();
  }
  drawMarks(brush, element, set, "over");
}
