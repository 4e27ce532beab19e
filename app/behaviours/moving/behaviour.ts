/**
 * Plays a silent film while its card is pointed at or focused; where there is no pointer, or it is to move by itself,
 * while it is in sight.
 */
export default function moving(host: HTMLElement, signal: AbortSignal): void {
  const film = host.querySelector("video");
  if (!film || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const play = () => void film.play().catch(() => undefined);
  const pause = () => film.pause();
  if ("moves" in host.dataset || matchMedia("(hover: none)").matches) {
    const watcher = new IntersectionObserver(([entry]) => (entry?.isIntersecting ? play() : pause()), { threshold: 0.6 });
    watcher.observe(film);
    signal.addEventListener("abort", () => watcher.disconnect());
    return;
  }
  const card = host.closest("a, label, li") ?? host;
  for (const type of ["pointerenter", "focusin"]) card.addEventListener(type, play, { signal });
  for (const type of ["pointerleave", "focusout"]) card.addEventListener(type, pause, { signal });
}
