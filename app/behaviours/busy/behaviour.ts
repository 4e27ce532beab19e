/** While a form is on its way: its button says so, and does not send it twice. */
export default function busy(host: HTMLElement, signal: AbortSignal): void {
  const buttons = host.querySelectorAll<HTMLElement>("button[data-busy]");
  const words = new Map([...buttons].map((button) => [button, button.textContent ?? ""]));
  const restore = () => {
    for (const [button, text] of words) {
      button.textContent = text;
      button.ariaBusy = null;
    }
  };
  host.addEventListener(
    "submit",
    (event) => {
      const { submitter } = event as SubmitEvent;
      if (!submitter || !words.has(submitter)) return;
      if (submitter.ariaBusy) return event.preventDefault();
      submitter.ariaBusy = "true";
      submitter.textContent = submitter.dataset.busy ?? "";
    },
    { signal },
  );
  addEventListener("pageshow", restore, { signal });
}
