/** A small play button in place of a wide native player; starting one sample stops the others. */
export default function hear(host: HTMLElement, signal: AbortSignal): void {
  const sound = host.querySelector("audio");
  if (!sound) return;
  const button = document.createElement("button");
  button.type = "button";
  button.className = "iconbtn hear";
  button.ariaLabel = sound.ariaLabel;
  const draw = () => {
    button.ariaPressed = String(!sound.paused);
  };
  const toggle = (event: Event) => {
    event.preventDefault();
    if (!sound.paused) return sound.pause();
    for (const other of document.querySelectorAll("audio")) other.pause();
    sound.currentTime = 0;
    void sound.play().catch(draw);
  };
  draw();
  sound.controls = false;
  host.appendChild(button);
  button.addEventListener("click", toggle, { signal });
  for (const type of ["play", "pause", "ended"]) sound.addEventListener(type, draw, { signal });
}
