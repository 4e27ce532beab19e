/** A button that sends a code again waits first, and says for how long. */
export default function resend(host: HTMLElement, signal: AbortSignal): void {
  const button = host.querySelector("button");
  if (!button) return;
  const words = button.textContent ?? "";
  const waiting = button.dataset.waiting ?? "";
  let left = Number(button.dataset.seconds);
  const tick = () => {
    button.disabled = left > 0;
    button.textContent = left > 0 ? waiting.replace("{s}", String(left)) : words;
    left -= 1;
    if (left < -1) clearInterval(timer);
  };
  const timer = setInterval(tick, 1000);
  signal.addEventListener("abort", () => clearInterval(timer));
  tick();
}
