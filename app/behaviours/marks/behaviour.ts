import { playAgain } from "../../ui/play-again.ts";

/** Seconds as `m:ss.s`, as the field takes them. */
const written = (seconds: number): string => {
  const tenths = Math.round(seconds * 10);
  return `${Math.floor(tenths / 600)}:${String(Math.floor((tenths % 600) / 10)).padStart(2, "0")}${tenths % 10 ? `.${tenths % 10}` : ""}`;
};

/**
 * Writes where a part starts and ends into the field of spans, from where the player stands: a line begun by one mark is
 * ended by the other.
 */
export default function marks(host: HTMLElement, signal: AbortSignal): void {
  const player = host.querySelector("video");
  const field = document.getElementById(host.querySelector<HTMLElement>("[data-field]")?.dataset.field ?? "");
  if (!player || !(field instanceof HTMLTextAreaElement)) return;
  const mark = (way: string | undefined) => {
    const lines = field.value.split("\n").filter(Boolean);
    const open = lines.at(-1)?.endsWith("-") ? (lines.pop() ?? "") : "";
    const now = written(player.currentTime);
    field.value = [...lines, way === "from" ? `${now}-` : `${open || "0:00-"}${now}`].join("\n");
    field.dispatchEvent(new Event("input", { bubbles: true }));
  };
  player.addEventListener("error", () => playAgain(player), { signal });
  host.querySelector("[data-marks]")?.removeAttribute("hidden");
  for (const button of host.querySelectorAll<HTMLElement>("[data-mark]"))
    button.addEventListener("click", () => mark(button.dataset.mark), { signal });
}
