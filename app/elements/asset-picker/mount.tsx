import { createRoot } from "react-dom/client";
import { picker as en } from "../../../locales/en/picker.ts";
import { Dialog } from "../../islands/asset-picker/dialog.tsx";
import { librarySource } from "../../islands/asset-picker/library-source.ts";
import { type Rules, SIZE } from "../../islands/asset-picker/rules.ts";
import { translate } from "../../islands/runtime/translate.ts";
import type { AssetPickerElement } from "./element.ts";
import styles from "./style.css?inline";

/** The dialog's words by the folder of each language. */
const WORDS = import.meta.glob<typeof en>("../../../locales/*/picker.ts", { eager: true, import: "picker" });

/** In the language of a tag (`zh-CN`); English where there is none. */
const wordsIn = (tag: string) => WORDS[`../../../locales/${tag.split("-", 1)[0]?.toLowerCase()}/picker.ts`] ?? en;

export interface Picker {
  /** Shows what the attributes say now. */
  update(): void;
  remove(): void;
}

/** A number of an attribute; null where it is missing or none. */
function numberOf(host: Element, name: string): number | null {
  const value = Number.parseFloat(host.getAttribute(name) ?? "");
  return value >= 0 ? value : null;
}

const rulesOf = (host: Element): Rules => ({
  maxCount: numberOf(host, "max-count") ?? Number.MAX_SAFE_INTEGER,
  maxSize: numberOf(host, "max-size"),
  maxDuration: numberOf(host, "max-duration"),
  formats:
    host
      .getAttribute("formats")
      ?.toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean) ?? null,
});

const isDark = (): boolean => matchMedia("(prefers-color-scheme: dark)").matches;

/** A place in the page's body that its styles do not reach, with ours. */
function place(): { outer: HTMLElement; container: HTMLElement } {
  const outer = document.createElement("div");
  const shadow = outer.attachShadow({ mode: "open" });
  const container = Object.assign(document.createElement("div"), { className: "root" });
  const style = Object.assign(document.createElement("style"), { textContent: styles.replaceAll(":root", ".root") });
  shadow.appendChild(style);
  shadow.appendChild(container);
  document.body.appendChild(outer);
  return { outer, container };
}

/** The React dialog of the product's own pages, driven by an element's attributes. */
export function mount(host: AssetPickerElement): Picker {
  const { outer, container } = place();
  const root = createRoot(document.createDocumentFragment());
  const words = (tag: string) => translate<"picker">({ picker: wordsIn(tag) }, tag);
  const shown: Picker = {
    update() {
      const tag = host.getAttribute("lang") ?? (document.documentElement.lang || "en");
      const t = words(tag);
      container.lang = tag;
      container.dataset.theme = document.documentElement.dataset.theme ?? (isDark() ? "graphite" : "paper");
      root.render(
        <Dialog
          visible={host.hasAttribute("visible")}
          title={host.getAttribute("title") ?? t("picker.title")}
          width={numberOf(host, "width") ?? SIZE.dialog}
          showClose={host.getAttribute("show-close") !== "false"}
          source={host.source ?? librarySource}
          rules={rulesOf(host)}
          host={{ current: host }}
          container={container}
          onHide={() => {
            host.removeAttribute("visible");
            shown.update();
          }}
          onConfirm={() => undefined}
          t={t}
        />,
      );
    },
    remove() {
      root.unmount();
      outer.remove();
    },
  };
  return shown;
}
