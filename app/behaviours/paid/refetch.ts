import { replayFavourite } from "./pending.ts";

/** What a payment changes on a page, each under its name: the credits (`user`), the price list (`prices`). */
const SHOWN = "[data-paid]";

/** Pages that show hooks or ads make the call, and show what became of it. */
const toThePage = async (call: object) => dispatchEvent(new CustomEvent("collect", { detail: call }));

/** What the page shows of the user is asked for again, and the price list with it; nothing else is touched. */
export default async function refetch(): Promise<void> {
  const answer = await fetch(location.href, { headers: { accept: "text/html" } }).catch(() => null);
  if (!answer?.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
  for (const shown of document.querySelectorAll<HTMLElement>(SHOWN)) {
    const part = fresh.querySelector(`[data-paid="${shown.dataset.paid}"]`);
    if (part) shown.replaceChildren(...part.childNodes);
  }
  await replayFavourite(sessionStorage, toThePage);
}
