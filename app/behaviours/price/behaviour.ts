/** Keeps the price of a text true while one types. Counts code points without the white space around them, as the server does. */
export default function price(host: HTMLElement, signal: AbortSignal): void {
  const shown = host.querySelector<HTMLElement>("[data-step]");
  const cost = host.querySelector("[data-cost]");
  const field = document.getElementById(shown?.dataset.field ?? "");
  if (!shown || !cost || !(field instanceof HTMLTextAreaElement)) return;
  const { step = 1, credits = 0, available = 0 } = shown.dataset;
  const update = () => {
    const sum = Math.ceil(Array.from(field.value.trim()).length / Number(step)) * Number(credits);
    cost.textContent = String(sum);
    shown.toggleAttribute("data-short", sum > Number(available));
  };
  field.addEventListener("input", update, { signal });
  update();
}
