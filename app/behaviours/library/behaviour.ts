import { scrub, unscrub } from "../../ui/scrub.ts";

const stripAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("[data-strip]") : null;

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
    ({ target }) => {
      const thumb = stripAt(target);
      if (thumb) unscrub(thumb);
    },
    { signal },
  );
  if (host.dataset.next) void import("./endless.ts").then(({ endless }) => endless(host, signal));
}
