import type { Locator, Page } from "@playwright/test";
import { PICKER_EVENTS } from "./picker-events.ts";

interface FileEntry {
  file_name: string;
  asset_type?: number;
  duration?: number;
  size?: number;
  thumb_url?: string;
}

/** Files of the page's own library: bytes and seconds are at, or past, the limits that the tests set. */
const FILES: FileEntry[] = [
  { file_name: "a.jpg" },
  { file_name: "b.jpg" },
  { file_name: "short.mp4", asset_type: 2, duration: 60 },
  { file_name: "long.mp4", asset_type: 2, duration: 61 },
  { file_name: "large.jpg", size: 1001 },
  { file_name: "large-long.mp4", asset_type: 2, size: 1001, duration: 90 },
  { file_name: "broken.jpg", thumb_url: "data:image/png;base64,AAAA" },
];

const PICTURE = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/%3E";

/** In the page: a library of three folders, the events in `heard`, and whether a dialog was open when each was heard. */
function script([files, picture, events]: readonly [FileEntry[], string, string[]]): void {
  const one = (id: string, more: object) => ({
    id,
    asset_type: 1,
    is_folder: false,
    size: 1000,
    duration: 0,
    thumb_url: picture,
    item_count: 0,
    ...more,
  });
  const many = (count: number, name: string) =>
    Array.from({ length: count }, (_, at) => one(`${name}${at}`, { file_name: `${name}${at}.jpg` }));
  const folder = (id: string, item_count: number) => one(id, { file_name: id, asset_type: 0, is_folder: true, item_count, thumb_url: "" });
  const folders: Record<string, object[]> = {
    "": [folder("Eleven", 11), folder("Hundred thousand", 100), ...files.map((file) => one(file.file_name, file))],
    Eleven: many(11, "e"),
    "Hundred thousand": many(100_000, "h"),
  };
  const heard: [string, unknown, boolean][] = [];
  const source = {
    list: async ({ folder_id = "none" }) => ({ list: folders[folder_id] ?? [], next: null }),
    categories: async () =>
      location.search === "?none"
        ? []
        : [
            { id: "all", cat_name: "All", sub_category: [{ id: "all", cat_name: "All" }] },
            { id: "recent", cat_name: "Recent", sub_category: [] },
          ],
  };
  const isOpen = () => [...document.body.children].some((child) => child.shadowRoot?.querySelector("dialog[open]"));
  for (const type of [...events, "selection-change"])
    document.addEventListener(type, (event) => heard.push([type, (event as CustomEvent).detail, isOpen()]));
  Object.assign(document.querySelector("reelwright-asset-picker") ?? {}, { source });
  Object.assign(window, { heard });
}

export interface ElementPage {
  host: Locator;
  dialog: Locator;
  file: (name: string) => Locator;
  folder: (name: string) => Locator;
  /** Sets or, with null, removes an attribute. */
  set: (name: string, value: string | null) => Promise<void>;
  /** The details of an event, in order. */
  told: (type: string) => Promise<unknown[]>;
  /** Whether the dialog was there when an event was heard, each time. */
  open: (type: string) => Promise<boolean[]>;
}

/** A page of someone else's making, without a framework, with the element in it. */
export async function elementPage(page: Page, attributes: string, query = ""): Promise<ElementPage> {
  const started = `(${script.toString()})(${JSON.stringify([FILES, PICTURE, PICKER_EVENTS])})`;
  const html = `<!doctype html><html lang="en"><title>Shop</title><body style="height:3000px"><h1>Shop</h1>
    <script type="module" src="/elements/asset-picker.js"></script>
    <reelwright-asset-picker ${attributes}></reelwright-asset-picker><script>${started}</script></body></html>`;
  await page.route("**/picker-page*", (route) => route.fulfill({ contentType: "text/html", body: html }));
  await page.goto(`/picker-page${query}`);
  const host = page.locator("reelwright-asset-picker");
  const dialog = page.getByRole("dialog");
  const heard = (type: string, at: 1 | 2) =>
    page.evaluate(
      ([one, part]) =>
        (window as unknown as { heard: [string, unknown, boolean][] }).heard.filter(([name]) => name === one).map((entry) => entry[part]),
      [type, at] as const,
    );
  return {
    host,
    dialog,
    file: (name) => dialog.getByRole("checkbox", { name, exact: true }),
    folder: (name) => dialog.locator("[data-folder]", { hasText: name }),
    set: (name, value) =>
      host.evaluate((one, [key, text]) => (text === null ? one.removeAttribute(key) : one.setAttribute(key, text)), [name, value] as const),
    told: (type) => heard(type, 1),
    open: async (type) => (await heard(type, 2)).map(Boolean),
  };
}
