import { adopt, announce } from "./notice.ts";

/** Toasts that came with the page: they are heard, and Escape closes them. */
export default function toasts(host: HTMLElement): void {
  for (const notice of host.querySelectorAll<HTMLElement>(".notice")) {
    const text = notice.querySelector("p")?.textContent ?? "";
    notice.dataset.text = text;
    adopt(notice);
    announce(notice, text);
  }
}
