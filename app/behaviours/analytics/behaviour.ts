import { depthTracker } from "./depth.ts";

const seen = (): number => ((scrollY + innerHeight) / document.documentElement.scrollHeight) * 100;

/**
 * Stands only on pages that may be measured: the view at once, scroll depth and marked clicks as they come. A page
 * prepared in advance counts when it is shown; one that the browser brings back is counted again.
 */
export default function analytics({ dataset: { page } }: HTMLElement, signal: AbortSignal): void {
  if ((navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl) return;
  const send = (name: string, percent?: number) =>
    void navigator.sendBeacon("/events", JSON.stringify({ page, ref: document.referrer, name, percent }));
  let scrolled: () => void;
  const start = () => {
    scrolled = depthTracker(seen, (percent) => send("scroll_depth", percent));
    send("page_view");
  };
  const on: typeof addEventListener = (name: string, heard: EventListenerOrEventListenerObject) =>
    addEventListener(name, heard, { signal });
  on("scroll", () => scrolled?.());
  on("click", ({ target }) => {
    const name = (target as Element).closest<HTMLElement>("[data-event]")?.dataset.event;
    if (name) send(name);
  });
  on("pageshow", ({ persisted }) => persisted && start());
  if ((document as { prerendering?: boolean }).prerendering) document.addEventListener("prerenderingchange", start);
  else start();
}
