import type { LivePrice } from "../../models/run-price.tsx";
import { formCost } from "./form-cost.ts";

/** Keeps the price of a run true while choices change, and what the form says it has shown. */
export default function runPrice(host: HTMLElement, signal: AbortSignal): void {
  const shown = host.querySelector<HTMLElement>("[data-cost]");
  const form = host.closest("form");
  if (!shown?.dataset.cost || !form) return;
  const { cost: live, one = "", other = "" } = shown.dataset;
  const price = JSON.parse(live) as LivePrice;
  const { lang } = document.documentElement;
  const [plural, figures] = [new Intl.PluralRules(lang), new Intl.NumberFormat(lang)];
  const said = form.elements.namedItem("shown_cost");
  const update = () => {
    const cost = formCost(new FormData(form), price);
    if (cost === null) return;
    shown.textContent = (plural.select(cost) === "one" ? one : other).replace("{{count}}", figures.format(cost));
    if (said instanceof HTMLInputElement) said.value = String(cost);
  };
  form.addEventListener("change", update, { signal });
}
