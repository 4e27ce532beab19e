import type { ProductValues } from "./values.ts";

const moved = <T>(list: readonly T[], from: number, to: number): T[] => {
  const item = list[from];
  if (item === undefined || to < 0 || to >= list.length) return [...list];
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), item, ...rest.slice(to)];
};

const editPoints = (points: string[], act: string, at: number): string[] => {
  if (act === "add") return [...points, ""];
  if (act === "remove") return points.filter((_, index) => index !== at);
  return moved(points, at, act === "up" ? at - 1 : at + 1);
};

const editMedia = (media: string[], act: string, id: string): string[] => {
  const at = media.indexOf(id);
  if (act === "remove") return media.filter((one) => one !== id);
  return moved(media, at, act === "earlier" ? at - 1 : at + 1);
};

/** What a button of the form asks for (`point:up:2`, `media:remove:ID`), done to what was typed; nothing is saved by it. */
export function edited(values: ProductValues, intent: string): ProductValues {
  const [what, act = "", which = ""] = intent.split(":");
  if (what === "point") return { ...values, points: editPoints(values.points, act, Number(which)) };
  if (what === "media") return { ...values, media: editMedia(values.media, act, which) };
  return values;
}
