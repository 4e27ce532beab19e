/** Spec §9: a copy is confirmed for so long. */
const CONFIRM_MS = 1500;

/** A button that copies the field beside it; without a script there is none, and the field is selected by hand. */
export default function copy(host: HTMLElement, signal: AbortSignal): void {
  const [field, button] = [host.querySelector("input"), host.querySelector("button")];
  if (!field || !button) return;
  const words = button.textContent ?? "";
  button.hidden = false;
  const done = async () => {
    await navigator.clipboard.writeText(field.value).catch(() => field.select());
    button.textContent = button.dataset.done ?? words;
    setTimeout(() => (button.textContent = words), CONFIRM_MS);
  };
  button.addEventListener("click", () => void done(), { signal });
}
