import { whenReady } from "./when.ts";

type Loader = () => Promise<{ default: React.ComponentType<object> }>;

const complete = (element: Element): boolean =>
  element.lastChild?.nodeType === Node.COMMENT_NODE && element.lastChild.textContent === "island-end";

/**
 * Defines `<x-island>`. Streaming connects an island empty, takes it out and puts it back with its HTML:
 * empty connects are ignored, hydration happens once, and leaving only counts when it lasts.
 */
export function defineIslands(loaders: Record<string, Loader>): void {
  class Island extends HTMLElement {
    #root: { unmount(): void } | undefined;
    #started = false;

    connectedCallback(): void {
      if (this.#started || !complete(this)) return;
      this.#started = true;
      void whenReady(this, this.getAttribute("when") ?? "visible").then(() => this.#hydrate());
    }

    disconnectedCallback(): void {
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#root?.unmount();
      });
    }

    async #hydrate(): Promise<void> {
      const load = loaders[`./islands/${this.getAttribute("name")}/island.tsx`];
      if (!load) return;
      const [{ default: component }, { hydrate }] = await Promise.all([load(), import("./hydrate.tsx")]);
      this.lastChild?.remove();
      this.#root = hydrate(this, component, JSON.parse(this.getAttribute("props") ?? "{}"), this.getAttribute("prefix") ?? "");
      this.setAttribute("data-hydrated", "");
    }
  }
  customElements.define("x-island", Island);
}
