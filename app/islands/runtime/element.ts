import { whenReady } from "./when.ts";

type Loader = () => Promise<{ default: React.ComponentType<object> }>;

const complete = (element: Element): boolean =>
  element.lastChild?.nodeType === Node.COMMENT_NODE && element.lastChild.textContent === "island-end";

/**
 * Defines `<x-island>`. An island may be connected before its HTML is there: the parser goes on to fill it, streaming
 * takes it out and puts it back whole. Hydration waits for the end of its HTML and happens once; leaving only counts
 * when it lasts.
 */
export function defineIslands(loaders: Record<string, Loader>): void {
  class Island extends HTMLElement {
    #root: { unmount(): void } | undefined;
    #started = false;
    readonly #filling = new MutationObserver(() => this.connectedCallback());

    connectedCallback(): void {
      if (this.#started) return;
      if (!complete(this)) return this.#filling.observe(this, { childList: true });
      this.#started = true;
      this.#filling.disconnect();
      void whenReady(this, this.getAttribute("when") ?? "visible").then(() => this.#hydrate());
    }

    disconnectedCallback(): void {
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#root?.unmount();
      });
    }

    async #hydrate(): Promise<void> {
      const load = loaders[`../../islands/${this.getAttribute("name")}/island.tsx`];
      if (!load) return;
      const [{ default: component }, { hydrate }] = await Promise.all([load(), import("./hydrate.tsx")]);
      this.lastChild?.remove();
      this.#root = hydrate(
        this,
        component,
        JSON.parse(this.previousElementSibling?.textContent ?? "{}"),
        this.getAttribute("prefix") ?? "",
      );
      this.setAttribute("data-hydrated", "");
    }
  }
  customElements.define("x-island", Island);
}
