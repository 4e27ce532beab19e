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
      const load = loaders[`./${this.getAttribute("name")}/behaviour.ts`];
      if (!load || this.#ending) return;
      const ending = new AbortController();
      this.#ending = ending;
      void load().then(({ default: start }) => {
        if (!ending.signal.aborted) start(this, ending.signal);
      });
    }

    disconnectedCallback(): void {
      this.#ending?.abort();
      this.#ending = undefined;
    }
  }
  customElements.define("x-behave", Behave);
}
