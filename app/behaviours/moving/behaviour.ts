/** Plays a silent film while it is in sight, unless less motion is wanted. */
export default function moving(host: HTMLElement, signal: AbortSignal): void {
  const film = host.querySelector("video");
  if (!film || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const watcher = new IntersectionObserver(([entry]) => {
    if (entry?.isIntersecting) film.play().catch(() => watcher.disconnect());
    else film.pause();
  });
  watcher.observe(film);
  signal.addEventListener("abort", () => watcher.disconnect());
}
