/** How far two films may be apart before one is put back, in seconds: less than two pictures. */
const APART = 0.05;

/** Keeps the first film in step with the second, which has the controls. */
function inStep(before: HTMLVideoElement, after: HTMLVideoElement, signal: AbortSignal): void {
  before.controls = false;
  before.muted = true;
  const follow = () => {
    if (Math.abs(before.currentTime - after.currentTime) > APART) before.currentTime = after.currentTime;
    if (after.paused) before.pause();
    else void before.play().catch(() => undefined);
  };
  for (const type of ["play", "pause", "seeked", "timeupdate"]) after.addEventListener(type, follow, { signal });
}

/** Lays the first picture or film over the second, and shows as much of the first as a slider says. */
export default function compare(host: HTMLElement, signal: AbortSignal): void {
  const box = host.querySelector<HTMLElement>(".compare");
  const slider = host.querySelector<HTMLInputElement>("input[type=range]");
  const [before, after] = host.querySelectorAll<HTMLElement>("video, img");
  if (!box || !slider || !before || !after) return;
  box.dataset.over = "";
  slider.hidden = false;
  const show = () => box.style.setProperty("--cut", `${slider.value}%`);
  slider.addEventListener("input", show, { signal });
  if (before instanceof HTMLVideoElement && after instanceof HTMLVideoElement) inStep(before, after, signal);
  show();
}
