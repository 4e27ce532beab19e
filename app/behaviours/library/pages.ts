/** A page of the library: its address, where its entries begin, and their HTML; null where it was let go of. */
interface Page {
  readonly href: string;
  readonly first: number;
  readonly count: number;
  entries: readonly string[] | null;
}

/** Pages whose entries are kept: 60 files each. Others are asked for again. */
const KEPT = 40;

const entriesIn = (root: HTMLElement): string[] => [...root.querySelectorAll(":scope .assetgrid > li")].map(({ outerHTML }) => outerHTML);

/** The entries of a library in their order, a page at a time; each page is one of the page's own addresses. */
export class Pages {
  readonly #pages: Page[] = [];
  readonly #signal: AbortSignal;
  #next: string | undefined;
  #loading: Promise<void> | null = null;
  count = 0;

  constructor(host: HTMLElement, signal: AbortSignal) {
    this.#signal = signal;
    this.#add(location.href, entriesIn(host), host.dataset.next);
  }

  #add(href: string, entries: readonly string[], next: string | undefined): void {
    this.#pages.push({ href, first: this.count, count: entries.length, entries });
    this.count += entries.length;
    this.#next = next || undefined;
  }

  async #read(href: string): Promise<{ entries: string[]; next: string | undefined }> {
    const html = await (await fetch(href, { signal: this.#signal })).text();
    const host = new DOMParser().parseFromString(html, "text/html").querySelector<HTMLElement>("x-behave[name=library]");
    return { entries: host ? entriesIn(host) : [], next: host?.dataset.next };
  }

  /** The entry at a place; undefined while its page is not here. */
  at(place: number): string | undefined {
    const page = this.#pages.findLast(({ first }) => first <= place);
    return page?.entries?.[place - page.first];
  }

  /** Reads what is missing of a span, and one page more where it comes near the end. One reading at a time; null: nothing is missing. */
  need(from: number, to: number, ahead: number): Promise<void> | null {
    if (this.#loading) return this.#loading;
    const missing = this.#pages.find(({ first, count, entries }) => !entries && first < to && first + count > from);
    const href = missing?.href ?? (to + ahead >= this.count ? this.#next : undefined);
    if (href === undefined) return null;
    this.#loading = this.#read(href)
      .then(({ entries, next }) => {
        // A page that was let go of keeps its room, whatever has come or gone meanwhile.
        if (missing) missing.entries = entries.slice(0, missing.count);
        else this.#add(href, entries, next);
        this.#forget(from);
      })
      .finally(() => (this.#loading = null));
    return this.#loading;
  }

  /** Lets go of the pages farthest from a place. */
  #forget(place: number): void {
    const held = this.#pages.filter(({ entries }) => entries).toSorted((a, b) => Math.abs(b.first - place) - Math.abs(a.first - place));
    for (const page of held.slice(0, Math.max(0, held.length - KEPT))) page.entries = null;
  }
}
