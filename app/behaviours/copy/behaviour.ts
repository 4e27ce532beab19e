/** Spec §9: a copy is confirmed for so long. */
const CONFIRM_MS = 1500;

/** A button that copies the field beside it; without a script there is none, and the field is selected by hand. */
export default function copy(host: HTMLElement, signal: AbortSignal): void {
  const [field, button] = [host.querySelector<HTMLInputElement | HTMLTextAreaElement>("input, textarea"), host.querySelector("button")];
  if (!field || !button) return;
  const words = button.textContent ?? "";
  let ending: ReturnType<typeof setTimeout> | undefined;
  button.hidden = false;
  const done = () => {
    clearTimeout(ending);
    button.textContent = button.dataset.done ?? words;
    ending = setTimeout(() => (button.textContent = words), CONFIRM_MS);
  };
  // Where the browser does not let us, what is to be copied is selected: nothing is said to be done.
  button.addEventListener("click", () => void navigator.clipboard.writeText(field.value).then(done, () => field.select()), { signal });
}
