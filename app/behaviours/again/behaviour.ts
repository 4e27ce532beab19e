/** Until it is sent again: long enough to read why. */
const WAIT_MS = 6000;

/**
 * In a form that was answered with "still at it": it is sent again by itself, as it is, for what was asked for is under way.
 * Whoever changes anything in it sends it by hand.
 */
export default function again(host: HTMLElement, signal: AbortSignal): void {
  const form = host.closest("form");
  const note = host.querySelector<HTMLElement>("[hidden]");
  if (!form || !note) return;
  note.hidden = false;
  const timer = setTimeout(() => form.querySelector<HTMLElement>("button.btn-primary")?.click(), WAIT_MS);
  const stop = () => {
    clearTimeout(timer);
    note.hidden = true;
  };
  for (const change of ["input", "submit"]) form.addEventListener(change, stop, { signal });
  signal.addEventListener("abort", stop);
}
