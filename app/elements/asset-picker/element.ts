import type { AssetSource } from "../../islands/asset-picker/directory.ts";
import type { Picker } from "./mount.tsx";

const ATTRIBUTES = ["visible", "title", "width", "show-close", "max-count", "max-size", "max-duration", "formats", "lang"];

/**
 * `<reelwright-asset-picker>`: the media selection dialog for pages of any make (docs/asset-picker.md). Attributes and
 * events are those of spec §2 and §5; its parts load when it is first visible.
 */
class AssetPickerElement extends HTMLElement {
  static readonly observedAttributes = ATTRIBUTES;
  #source: AssetSource | null = null;
  #picker: Promise<Picker> | undefined;

  /** Where assets and categories come from; null: the library of this site's visitor. */
  get source(): AssetSource | null {
    return this.#source;
  }
  set source(source: AssetSource | null) {
    this.#source = source;
    this.#update();
  }

  connectedCallback(): void {
    // Set before this script was there, it lies on the element itself.
    const early = Object.getOwnPropertyDescriptor(this, "source")?.value as AssetSource | undefined;
    Reflect.deleteProperty(this, "source");
    if (early) this.#source = early;
    this.#update();
  }
  attributeChangedCallback(): void {
    this.#update();
  }
  disconnectedCallback(): void {
    // Moved within the page it is connected again at once.
    queueMicrotask(() => {
      if (this.isConnected) return;
      void this.#picker?.then((picker) => picker.remove());
      this.#picker = undefined;
    });
  }

  #update(): void {
    if (!this.isConnected || (!this.#picker && !this.hasAttribute("visible"))) return;
    this.#picker ??= import("./mount.tsx").then(({ mount }) => mount(this));
    void this.#picker.then((picker) => picker.update());
  }
}

customElements.define("reelwright-asset-picker", AssetPickerElement);
export type { AssetPickerElement };
