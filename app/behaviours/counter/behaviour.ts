/** Keeps the count under a text field true while one types. Counts code points, as the server does. */
export default function counter(host: HTMLElement, signal: AbortSignal): void {
  const text = host.querySelector<HTMLInputElement | HTMLTextAreaElement>("input, textarea");
  const count = host.querySelector<HTMLElement>(".count");
  const shown = count?.querySelector("[data-length]");
  if (!text || !count || !shown) return;
  const { max = Infinity, min = 0 } = count.dataset;
  const update = () => {
    const length = Array.from(text.value.trim()).length;
    shown.textContent = String(length);
    count.toggleAttribute("data-over", length > Number(max) || length < Number(min));
  };
  text.addEventListener("input", update, { signal });
  update();
}
