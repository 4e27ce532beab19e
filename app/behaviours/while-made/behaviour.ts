interface Made {
  finished_at: number | null;
  output: { artifacts: { name: string; url: string }[] } | null;
}

/** Between two questions: until something is heard, and then. */
const [SOON_MS, ASK_MS] = [250, 700];

/** Plays the parts of a recording one after another while the rest is made; `data-playing` says that it is heard. */
export default function whileMade(host: HTMLElement, signal: AbortSignal): void {
  const sound = host.querySelector("audio");
  const box = host.querySelector<HTMLElement>("[data-task]");
  if (!sound || !box) return;
  const input = encodeURIComponent(JSON.stringify({ task_id: box.dataset.task }));
  let parts: string[] = [];
  let at = -1;
  let over = false;

  const next = (play: boolean) => {
    const url = parts[at + 1];
    if (!url) return;
    at += 1;
    sound.src = url;
    box.hidden = false;
    if (play) void sound.play();
  };
  /** What is heard is over, and what comes next is the whole recording. */
  const end = () => over && sound.ended && !parts[at + 1] && host.removeAttribute("data-playing");
  const ask = async () => {
    const { result } = (await (await fetch(`/trpc/tasks.status?input=${input}`, { signal })).json()) as { result: { data: Made } };
    over = result.data.finished_at !== null;
    const made = (result.data.output?.artifacts ?? []).filter(({ name }) => name.startsWith("part-")).map(({ url }) => url);
    if (made.length > parts.length) parts = made;
    if (at < 0 || sound.ended) next(sound.ended);
    end();
    if (!over && !signal.aborted) setTimeout(() => void ask(), at < 0 ? SOON_MS : ASK_MS);
  };
  sound.addEventListener("play", () => host.setAttribute("data-playing", ""), { signal });
  sound.addEventListener("pause", () => !sound.ended && host.removeAttribute("data-playing"), { signal });
  sound.addEventListener(
    "ended",
    () => {
      next(true);
      end();
    },
    { signal },
  );
  void ask();
}
