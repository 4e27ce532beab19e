import { badgeText, type ToastLook } from "../../http/toast.ts";
import { adopt, announce } from "./notice.ts";

interface ShownToast extends ToastLook {
  /** In the language of the page. */
  text: string;
  /** A button beside the text. */
  action?: { text: string; run: () => void };
}

const restart = (notice: Element): void => {
  for (const animation of notice.getAnimations()) {
    animation.cancel();
    animation.play();
  }
};

/** One more of the same: counted on the notice that is there, which stays its whole time again. */
function countUp(notice: HTMLElement): void {
  const count = Number(notice.dataset.count ?? 1) + 1;
  const badge = notice.querySelector<HTMLElement>(".times");
  notice.dataset.count = String(count);
  if (badge) {
    badge.hidden = false;
    badge.textContent = badgeText(count);
  }
  restart(notice);
}

const alike = (list: Element, { text, type }: ShownToast): HTMLElement | undefined =>
  [...list.querySelectorAll<HTMLElement>(`.notice[data-type=${type}]`)].find((notice) => notice.dataset.text === text);

function buttonOf({ text, run }: NonNullable<ShownToast["action"]>): HTMLButtonElement {
  const button = Object.assign(document.createElement("button"), { type: "button", className: "btn btn-plain", textContent: text });
  button.addEventListener("click", run);
  return button;
}

/** Says something in passing, from a behaviour or an island: the same markup as the server's (ui/toasts.tsx). */
export function toast(shown: ShownToast): void {
  const { type, text, duration, offset, showClose = true, grouping, action } = shown;
  const list = document.querySelector("#toasts");
  const mould = document.querySelector<HTMLTemplateElement>("#toast")?.content.firstElementChild;
  const same = list && grouping ? alike(list, shown) : undefined;
  if (same) return countUp(same);
  if (!list || !mould) return;
  const notice = mould.cloneNode(true) as HTMLElement;
  notice.dataset.type = type;
  notice.dataset.text = text;
  notice.role = type === "error" ? "alert" : "status";
  notice.toggleAttribute("data-stays", duration === 0);
  if (duration) notice.style.setProperty("--stay", `${duration}ms`);
  if (offset !== undefined) notice.style.setProperty("--offset", `${offset}px`);
  if (!showClose) notice.querySelector("label")?.remove();
  if (action) notice.insertBefore(buttonOf(action), notice.querySelector(".times"));
  adopt(notice);
  list.appendChild(notice);
  announce(notice, text);
}
