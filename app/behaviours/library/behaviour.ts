import { scrub, unscrub } from "../../ui/scrub.ts";

const stripAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("[data-strip]") : null;

/** A picture that cannot be shown is hidden (spec §2 Asset picker pieces). */
function hideBroken(host: HTMLElement, signal: AbortSignal): void {
  const hide = (image: HTMLImageElement) => (image.hidden = true);
  host.addEventListener("error", ({ target }) => target instanceof HTMLImageElement && hide(target), { capture: true, signal });
  for (const image of host.querySelectorAll("img")) if (image.complete && image.naturalWidth === 0) hide(image);
}

/** Films show what is in them as one passes over them; a library of several pages goes on as one scrolls. */
export default function library(host: HTMLElement, signal: AbortSignal): void {
  host.addEventListener(
    "pointermove",
    ({ target, clientX }) => {
      const thumb = stripAt(target);
      if (thumb) scrub(thumb, clientX);
    },
    { signal },
  );
  host.addEventListener(
    "pointerout",
    ({ target, relatedTarget }) => {
      const thumb = stripAt(target);
      if (thumb && stripAt(relatedTarget) !== thumb) unscrub(thumb);
    },
    { signal },
  );
  hideBroken(host, signal);
  if (host.dataset.next) void import("./endless.ts").then(({ endless }) => endless(host, signal));
}
