const SIGN = { play: "M7 4v16l13-8z", stop: "M6 6h12v12H6z" } as const;

/** A small play button in place of a wide native player; starting one sample stops the others. */
export default function hear(host: HTMLElement, signal: AbortSignal): void {
  const sound = host.querySelector("audio");
  if (!sound) return;
  const button = document.createElement("button");
  button.type = "button";
  button.className = "iconbtn";
  button.setAttribute("aria-label", sound.getAttribute("aria-label") ?? "");
  button.innerHTML = `<svg width="20" height="20" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true"><path d="${SIGN.play}"/></svg>`;
  const draw = () => {
    button.setAttribute("aria-pressed", String(!sound.paused));
    button.querySelector("path")?.setAttribute("d", sound.paused ? SIGN.play : SIGN.stop);
  };
  const toggle = (event: Event) => {
    event.preventDefault();
    if (!sound.paused) return sound.pause();
    for (const other of document.querySelectorAll("audio")) other.pause();
    sound.currentTime = 0;
    void sound.play().catch(draw);
  };
  sound.controls = false;
  host.appendChild(button);
  button.addEventListener("click", toggle, { signal });
  for (const type of ["play", "pause", "ended"]) sound.addEventListener(type, draw, { signal });
}
