import { roughSeconds } from "../../../trpc/contract/rules/speech-length.ts";

/**
 * Keeps the price of a text, its characters and its seconds true while one types. Counts code points without the white
 * space around them, as the server does.
 */
export default function price(host: HTMLElement, signal: AbortSignal): void {
  const shown = host.querySelector<HTMLElement>("[data-step]");
  const cost = host.querySelector("[data-cost]");
  const [counted, seconds] = [host.querySelector("[data-count]"), host.querySelector("[data-seconds]")];
  const speed = document.querySelector<HTMLInputElement>("input[name=speed]");
  const field = document.getElementById(shown?.dataset.field ?? "");
  if (!shown || !cost || !(field instanceof HTMLTextAreaElement)) return;
  const { step = 1, credits = 0, available = 0 } = shown.dataset;
  const update = () => {
    const text = field.value.trim();
    const count = Array.from(text).length;
    const sum = Math.ceil(count / Number(step)) * Number(credits);
    if (counted) counted.textContent = String(count);
    if (seconds) seconds.textContent = String(roughSeconds(text, Number(speed?.value ?? 1)));
    cost.textContent = String(sum);
    shown.toggleAttribute("data-short", sum > Number(available));
  };
  field.form?.addEventListener("input", update, { signal });
  update();
}
