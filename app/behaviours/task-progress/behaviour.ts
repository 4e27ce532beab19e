interface Progress {
  progress: number;
  phase: number;
  text: string;
  left: string;
  over: boolean;
}

const PATIENCE = 8;
/** How long a navigation of the visitor's has the way to itself; one that came to nothing, a download say, is over by then. */
const LEAVING_MS = 10_000;

/** Follows a task by Server-Sent Events; when it is over, or the line is dead, asks for the page again. */
export default function taskProgress(host: HTMLElement, signal: AbortSignal): void {
  const work = host.querySelector<HTMLElement>("[data-events]");
  const rule = host.querySelector<HTMLElement>("[role=progressbar]");
  const text = host.querySelector("[data-text]");
  const percent = host.querySelector("[data-percent]");
  const left = host.querySelector("[data-left]");
  const stages = host.querySelectorAll<HTMLElement>(".stages li");
  if (!work?.dataset.events || !rule || !text || !percent) return;
  const source = new EventSource(work.dataset.events);
  let failures = 0;
  let leaving = -LEAVING_MS;

  /** Once: the source would open again after the server ended it, and a page asked for twice gives up its first transition, loudly. */
  const askAgain = () => {
    source.close();
    // What is being heard (behaviours/while-made) is heard to its end; and whoever cancels the work, or goes elsewhere, goes there.
    if (document.querySelector("[data-playing]") || performance.now() - leaving < LEAVING_MS) return void setTimeout(askAgain, 500);
    location.replace(location.href.split("#")[0] ?? "");
  };
  const show = ({ progress, phase, text: words, left: remaining }: Progress) => {
    const whole = String(Math.round(progress));
    rule.style.setProperty("--at", `${progress}%`);
    rule.setAttribute("aria-valuenow", whole);
    percent.textContent = whole;
    if (left) left.textContent = remaining;
    if (text.textContent !== words) text.textContent = words;
    for (const [index, one] of stages.entries()) one.dataset.state = index < phase ? "done" : index === phase ? "now" : "";
  };
  source.addEventListener("message", ({ data }) => {
    const now = JSON.parse(data) as Progress;
    failures = 0;
    show(now);
    if (now.over) askAgain();
  });
  source.addEventListener("error", () => {
    failures += 1;
    if (failures > PATIENCE) askAgain();
  });
  addEventListener("beforeunload", ({ timeStamp }) => (leaving = timeStamp), { signal });
  signal.addEventListener("abort", () => source.close());
}
