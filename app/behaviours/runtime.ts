/** What a behaviour module exports: it adds to HTML that works without it; `signal` ends it. */
export interface Behaviour {
  default: (host: HTMLElement, signal: AbortSignal) => void;
}

const loaders = import.meta.glob<Behaviour>("./*/behaviour.ts");

/** Defines `<x-behave name>`: a form or list that a few lines of plain script make better, without React. */
export function defineBehaviours(): void {
  class Behave extends HTMLElement {
    #ending: AbortController | undefined;

    connectedCallback(): void {
      this.#ending = new AbortController();
      const { signal } = this.#ending;
      void loaders[`./${this.getAttribute("name")}/behaviour.ts`]?.().then(({ default: start }) => signal.aborted || start(this, signal));
    }

    disconnectedCallback(): void {
      this.#ending?.abort();
    }
  }
  // A form that was sent before its behaviours had come says so.
  addEventListener("submit", ({ target }) => target instanceof HTMLElement && (target.dataset.sent = ""));
  customElements.define("x-behave", Behave);
}
