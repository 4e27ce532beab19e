interface Progress {
  progress: number;
  stage: number;
  text: string;
  over: boolean;
}

const PATIENCE = 8;

/** Follows a task by Server-Sent Events; when it is over, or the line is dead, asks for the page again. */
export default function taskProgress(host: HTMLElement, signal: AbortSignal): void {
  const work = host.querySelector<HTMLElement>("[data-events]");
  const rule = host.querySelector<HTMLElement>("[role=progressbar]");
  const text = host.querySelector("[data-text]");
  const percent = host.querySelector("[data-percent]");
  const stages = host.querySelectorAll<HTMLElement>(".stages li");
  if (!work?.dataset.events || !rule || !text || !percent) return;
  const source = new EventSource(work.dataset.events);
  let failures = 0;

  const show = ({ progress, stage, text: words }: Progress) => {
    const whole = String(Math.round(progress));
    rule.style.setProperty("--at", `${progress}%`);
    rule.setAttribute("aria-valuenow", whole);
    percent.textContent = whole;
    if (text.textContent !== words) text.textContent = words;
    for (const [index, one] of stages.entries()) one.dataset.state = index < stage ? "done" : index === stage ? "now" : "";
  };
  source.addEventListener("message", ({ data }) => {
    const now = JSON.parse(data) as Progress;
    failures = 0;
    show(now);
    if (now.over) location.replace(location.href.split("#")[0] ?? "");
  });
  source.addEventListener("error", () => {
    failures += 1;
    if (failures > PATIENCE) location.reload();
  });
  signal.addEventListener("abort", () => source.close());
}
