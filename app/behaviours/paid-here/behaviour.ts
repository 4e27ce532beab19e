import { PAID_KEY } from "../paid/paid-key.ts";

/** Tells the other tabs, once an order, that a payment went through: they show the new credits. */
export default function paidHere(host: HTMLElement): void {
  const { order = "" } = host.dataset;
  if (!localStorage.getItem(PAID_KEY)?.startsWith(order)) localStorage.setItem(PAID_KEY, `${order} ${Date.now()}`);
}
