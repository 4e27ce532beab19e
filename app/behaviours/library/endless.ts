import { Pages } from "./pages.ts";

/** Rows that stand in the page above and below those in sight. */
const MORE = 4;
/** Files that are read before they come into sight. */
const AHEAD = 60;
/** Pixels of the name below a picture; of the grid between two rows, and two columns (`.assetgrid`). */
const [NAME, ROW_GAP, COLUMN_GAP] = [60, 24, 16];

/** What is checked stays so while it is out of the page, and goes with the form. */
function checks(list: HTMLElement, signal: AbortSignal): (entry: HTMLElement) => void {
  const checked = new Set<string>([...list.querySelectorAll<HTMLInputElement>("input:checked")].map(({ value }) => value));
  list.addEventListener(
    "change",
    ({ target }) => {
      if (target instanceof HTMLInputElement) checked[target.checked ? "add" : "delete"](target.value);
    },
    { signal },
  );
  list.querySelector<HTMLInputElement>("input")?.form?.addEventListener(
    "formdata",
    ({ formData }) => {
      const there = new Set(formData.getAll("id"));
      for (const id of checked) if (!there.has(id)) formData.append("id", id);
    },
    { signal },
  );
  return (entry) => {
    const box = entry.querySelector("input");
    if (box) box.checked = checked.has(box.value);
  };
}

/** Shows of a library of any length the rows that are in sight, and reads on as one scrolls. */
export function endless(host: HTMLElement, signal: AbortSignal): void {
  const list = host.querySelector<HTMLElement>(".assetgrid");
  if (!list) return;
  const pages = new Pages(host, signal);
  const restore = checks(list, signal);
  const shown = new Map<number, HTMLElement>([...list.children].entries() as Iterable<[number, HTMLElement]>);
  for (const more of document.querySelectorAll<HTMLElement>("[data-older]")) more.hidden = true;
  list.dataset.windowed = "";

  const make = (place: number): HTMLElement | null => {
    const html = pages.at(place);
    if (html === undefined) return null;
    const holder = document.createElement("template");
    holder.innerHTML = html;
    const entry = holder.content.firstElementChild as HTMLElement;
    entry.querySelector("img")?.setAttribute("loading", "lazy");
    restore(entry);
    return entry;
  };
  const show = (from: number, to: number) => {
    for (const [place, entry] of shown) {
      const isOut = place < from || place >= to;
      // What has the focus keeps it, and takes no cell.
      entry.style.position = isOut ? "absolute" : "";
      if (!isOut || entry.contains(document.activeElement)) continue;
      entry.remove();
      shown.delete(place);
    }
    for (let place = from; place < to; place += 1) {
      const entry = shown.has(place) ? null : make(place);
      if (entry) shown.set(place, entry);
    }
    for (const [place, entry] of shown) entry.style.order = String(place);
    for (const entry of shown.values()) if (!entry.isConnected) list.appendChild(entry);
  };
  const look = () => {
    const { top, width } = list.getBoundingClientRect();
    const columns = Math.max(2, Math.floor((width + COLUMN_GAP) / (Math.min(176, width * 0.45) + COLUMN_GAP)));
    const pitch = (width - (columns - 1) * COLUMN_GAP) / columns + NAME + ROW_GAP;
    const rows = Math.ceil(pages.count / columns);
    const first = Math.min(Math.max(0, Math.floor(-top / pitch) - MORE), Math.max(0, rows - 1));
    const last = Math.ceil((innerHeight - top) / pitch) + MORE;
    list.style.gridTemplateColumns = `repeat(${columns}, minmax(0, 1fr))`;
    list.style.gridAutoRows = `${pitch - ROW_GAP}px`;
    list.style.paddingTop = `${first * pitch}px`;
    list.style.minHeight = `${rows * pitch - ROW_GAP}px`;
    const [from, to] = [first * columns, Math.min(pages.count, last * columns)];
    show(from, to);
    const reading = pages.need(from, to, AHEAD);
    list.setAttribute("aria-busy", String(reading !== null));
    void reading?.then(soon, () => undefined);
  };
  let asked = 0;
  const soon = () => (asked ||= requestAnimationFrame(() => ((asked = 0), signal.aborted || look())));
  addEventListener("scroll", soon, { passive: true, signal });
  addEventListener("resize", soon, { passive: true, signal });
  look();
}
