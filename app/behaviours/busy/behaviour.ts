/** While a form is on its way: its button says so, and does not send it twice. */
export default function busy(host: HTMLElement, signal: AbortSignal): void {
  host.addEventListener(
    "submit",
    (event) => {
      const { submitter } = event as SubmitEvent;
      const { busy: words } = submitter?.dataset ?? {};
      if (!submitter || words === undefined) return;
      if (submitter.ariaBusy) return event.preventDefault();
      const text = submitter.textContent;
      submitter.ariaBusy = "true";
      submitter.textContent = words;
      const restore = () => {
        submitter.textContent = text;
        submitter.ariaBusy = null;
      };
      addEventListener("pageshow", restore, { once: true, signal });
    },
    { signal },
  );
}
