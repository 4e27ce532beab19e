import { alpha } from "../../color.ts";
import type { VisibleElement } from "../../document/element.ts";
import type { Brush } from "../element.ts";
import { bitmap, cached, context2d, type Context } from "../resources.ts";
import type { Rect } from "./crop.ts";
import type { Body } from "./treat.ts";

function pool(context: Context, color: string, [x, y, rx, ry]: readonly [number, number, number, number], opacity: number) {
  context.save();
  context.translate(x, y);
  context.scale(rx, ry);
  const light = context.createRadialGradient(0, 0, 0, 0, 0, 1);
  for (const [at, a] of [
    [0, 1],
    [0.35, 0.72],
    [0.6, 0.36],
    [0.8, 0.12],
    [1, 0],
  ] as const)
    light.addColorStop(at, alpha(color, opacity * a));
  context.fillStyle = light;
  context.fillRect(-1, -1, 2, 2);
  context.restore();
}

/** Wide ambient shade, then the dark line where the thing touches the ground. */
export function drawContact(brush: Brush, element: VisibleElement, to: Rect) {
  const contact = element.effects.find((e) => e.type === "contact");
  if (!contact) return;
  const size = { width: to.width * 2.2, height: to.width * 0.5 };
  const key = `contact:${contact.color}:${contact.opacity}:${contact.spread}`;
  const shade = bitmap(brush.resources, key, { width: Math.round(size.width), height: Math.round(size.height) }, (context) => {
    const [x, y] = [size.width / 2, size.height / 2];
    const w = to.width * contact.spread;
    pool(context, contact.color, [x + w * 0.1, y, w * 0.92, w * 0.2], contact.opacity * 0.45);
    pool(context, contact.color, [x + w * 0.03, y, w * 0.6, w * 0.085], contact.opacity * 0.7);
    pool(context, contact.color, [x, y - w * 0.004, w * 0.47, w * 0.03], contact.opacity);
  });
  brush.context.drawImage(
    shade.source,
    to.x + to.width / 2 - size.width / 2,
    to.y + to.height - size.height / 2 - to.width * 0.012,
    size.width,
    size.height,
  );
}

/** The shadow of a framed picture, painted once at a quarter of the size (it is soft anyway). */
export function drawFrameShadow(brush: Brush, element: VisibleElement) {
  const shadow = element.effects.find((e) => e.type === "shadow");
  const stroke = element.effects.find((e) => e.type === "stroke");
  const { context, width, height } = brush;
  const radius = element.effects.find((e) => e.type === "radius")?.value ?? 0;
  if (shadow) {
    const pad = shadow.blur * 2;
    const soft = cached(brush.resources, `shade:${JSON.stringify([shadow, radius, Math.round(width), Math.round(height)])}`, () => {
      const q = shadow.blur > 8 ? 0.25 : 1;
      const surface = brush.resources.surface(Math.ceil((width + pad * 2) * q), Math.ceil((height + pad * 2) * q));
      const on = context2d(surface);
      on.scale(q, q);
      on.filter = `blur(${(shadow.blur * q) / 2}px)`;
      on.fillStyle = shadow.color;
      on.beginPath();
      on.roundRect(pad, pad, width, height, radius);
      on.fill();
      return surface;
    });
    context.drawImage(soft, shadow.x - pad, shadow.y - pad, width + pad * 2, height + pad * 2);
  }
  if (stroke) {
    context.fillStyle = stroke.color;
    context.beginPath();
    context.roundRect(
      -stroke.width,
      -stroke.width,
      width + stroke.width * 2,
      height + stroke.width * 2,
      radius === 0 ? 0 : radius + stroke.width,
    );
    context.fill();
  }
}

/** The foot of the thing, upside down, fading into a polished ground. */
export function drawReflection(brush: Brush, element: VisibleElement, { body, to }: { body: Body; to: Rect }) {
  const reflection = element.effects.find((e) => e.type === "reflection");
  if (!reflection) return;
  const { length, opacity } = reflection;
  const size = { width: Math.round(to.width), height: Math.round(to.height * length) };
  const key = `reflect:${"assetId" in element ? element.assetId : ""}:${length}:${opacity}`;
  const mirror = bitmap(brush.resources, key, size, (context) => {
    const { rect } = body;
    context.save();
    context.translate(0, size.height);
    context.scale(1, -1);
    context.drawImage(
      body.source,
      rect.x,
      rect.y + rect.height * (1 - length),
      rect.width,
      rect.height * length,
      0,
      0,
      size.width,
      size.height,
    );
    context.restore();
    const fade = context.createLinearGradient(0, 0, 0, size.height);
    fade.addColorStop(0, `rgba(0,0,0,${opacity})`);
    fade.addColorStop(1, "rgba(0,0,0,0)");
    context.globalCompositeOperation = "destination-in";
    context.fillStyle = fade;
    context.fillRect(0, 0, size.width, size.height);
  });
  brush.context.drawImage(mirror.source, to.x, to.y + to.height - 1, to.width, size.height);
}
