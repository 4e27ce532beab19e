/** The key in local storage under which a tab tells the others that a payment went through (spec §3 Storage keys). */
const PAID_KEY = "reelwright.payment-success";

/** Spec §4: a payment in another tab refetches the user: what the page shows of them is asked for again, and nothing else is touched. */
export default function paid(host: HTMLElement, signal: AbortSignal): void {
  const refresh = async () => {
    const answer = await fetch(location.href, { headers: { accept: "text/html" }, signal });
    const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector('x-behave[name="paid"]');
    if (answer.ok && fresh) host.replaceChildren(...fresh.childNodes);
  };
  addEventListener("storage", ({ key, newValue }) => key === PAID_KEY && newValue && void refresh().catch(() => null), { signal });
}
