/** How far two films may be apart before one is put back, in seconds: less than two pictures. */
const APART = 0.05;

/** Lays the first film over the second, plays both in step, and shows as much of the first as a slider says. */
export default function compare(host: HTMLElement, signal: AbortSignal): void {
  const box = host.querySelector<HTMLElement>(".compare");
  const slider = host.querySelector<HTMLInputElement>("input[type=range]");
  const [before, after] = host.querySelectorAll("video");
  if (!box || !slider || !before || !after) return;
  box.dataset.over = "";
  slider.hidden = false;
  before.controls = false;
  before.muted = true;
  const show = () => box.style.setProperty("--cut", `${slider.value}%`);
  const follow = () => {
    if (Math.abs(before.currentTime - after.currentTime) > APART) before.currentTime = after.currentTime;
    if (after.paused) before.pause();
    else void before.play().catch(() => undefined);
  };
  slider.addEventListener("input", show, { signal });
  for (const type of ["play", "pause", "seeked", "timeupdate"]) after.addEventListener(type, follow, { signal });
  show();
}
