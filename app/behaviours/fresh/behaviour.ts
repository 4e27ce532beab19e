const ASK_MS = 2500;

/**
 * Brings the parts of a page up to date that say `data-fresh`, for as long as the page says that it waits (`data-waits`).
 * What is typed or played beside them stays.
 */
export default function fresh(host: HTMLElement, signal: AbortSignal): void {
  const ask = async () => {
    const html = await (await fetch(location.href, { signal })).text();
    const now = new DOMParser().parseFromString(html, "text/html").querySelector<HTMLElement>("x-behave[name=fresh]");
    const parts = now?.querySelectorAll<HTMLElement>("[data-fresh]") ?? [];
    for (const [at, part] of host.querySelectorAll<HTMLElement>("[data-fresh]").entries()) {
      const next = parts[at];
      if (next && next.outerHTML !== part.outerHTML) part.replaceWith(next);
    }
    if (now?.dataset.waits !== undefined) later();
  };
  const later = () =>
    setTimeout(() => {
      if (signal.aborted) return;
      // Nobody looks at it: nothing is asked.
      if (document.hidden) later();
      else void ask().catch(() => undefined);
    }, ASK_MS);
  if (host.dataset.waits !== undefined) later();
}
