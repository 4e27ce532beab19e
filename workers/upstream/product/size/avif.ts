interface Box {
  name: string;
  /** Where its content begins and ends. */
  start: number;
  end: number;
}

const nameAt = (view: DataView, at: number): string => String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)));

/** The boxes between two places (ISO 14496-12); one that claims less than its own header ends the list. */
function* boxes(view: DataView, from: number, to: number): Generator<Box> {
  for (let at = from; at + 16 <= to;) {
    const told = view.getUint32(at);
    const size = told === 0 ? to - at : told === 1 ? Number(view.getBigUint64(at + 8)) : told;
    if (size < 8) return;
    yield { name: nameAt(view, at + 4), start: at + (told === 1 ? 16 : 8), end: Math.min(at + size, to) };
    at += size;
  }
}

function find(view: DataView, name: string, { start, end }: Pick<Box, "start" | "end">): Box | null {
  for (const box of boxes(view, start, end)) if (box.name === name) return box;
  return null;
}

/** Version and flags, before the boxes in `meta`. */
const FULL = 4;

/** An AVIF's size: the largest of the images that its header lists. Null where it lists none. */
export function avifSize(view: DataView): { width: number; height: number } | null {
  const meta = find(view, "meta", { start: 0, end: view.byteLength });
  const properties = meta && find(view, "iprp", { ...meta, start: meta.start + FULL });
  const list = properties && find(view, "ipco", properties);
  let largest: { width: number; height: number } | null = null;
  for (const { name, start, end } of list ? boxes(view, list.start, list.end) : []) {
    if (name !== "ispe" || end - start < 12) continue;
    const [width, height] = [view.getUint32(start + 4), view.getUint32(start + 8)];
    if (!largest || width * height > largest.width * largest.height) largest = { width, height };
  }
  return largest;
}
