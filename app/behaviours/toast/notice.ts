/**
 * How a text comes to be heard: a live region tells of what changes in it, so that the same words are put anew once it is
 * there. They are seen all the time.
 */
export function announce(notice: Element, text: string): void {
  const words = notice.querySelector("p");
  if (!words) return;
  words.textContent = text;
  setTimeout(() => words.replaceChildren(text), 60);
}

const onEscape = ({ key }: KeyboardEvent): void => {
  if (key === "Escape") document.querySelector("#toasts .notice:last-of-type")?.remove();
};

/** Ends a notice for good where CSS only hid it; Escape closes the newest (spec §4 Toast). */
export function adopt(notice: HTMLElement): void {
  notice.addEventListener("animationend", ({ animationName }) => animationName === "notice-out" && notice.remove(), { passive: true });
  notice.addEventListener("change", () => notice.remove());
  // The same function is added once, however often it is asked for.
  document.addEventListener("keydown", onEscape);
}
