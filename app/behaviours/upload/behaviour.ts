/**
 * Sends files as soon as they are chosen, dropped or pasted, and has the page say what came of them; all else on it stays
 * (`bring.ts`). Who goes on while files are on their way goes on with them, once they are there.
 */
export default function upload(host: HTMLElement, signal: AbortSignal): void {
  const zone = host.querySelector<HTMLElement>(".drop");
  const fields = host.querySelectorAll<HTMLInputElement>("input[type=file]");
  const list = host.querySelector("[data-list]");
  const button = host.querySelector("button");
  const form = button?.form;
  if (!zone || !list || !form) return;
  // What shows what was chosen; a page without it (the library's) is posted instead.
  const part = host.closest<HTMLElement>("[data-upload]");
  const note = Object.assign(document.createElement("li"), { textContent: zone.dataset.goesOn });
  let under = 0;
  let good = true;
  let pressed: HTMLButtonElement | null = null;

  // Consent is to what is seen in one file: another one is not agreed to yet (tool/consent-files.ts).
  const replaced = () => {
    for (const tick of form.querySelectorAll<HTMLInputElement>(`[data-agrees="${part?.dataset.upload}"]`))
      Object.assign(tick, { checked: false, value: "on" });
  };
  part?.addEventListener("change", replaced, { signal });

  const all = async (files: File[]) => {
    if (files.length === 0) return;
    replaced();
    const begins = under === 0;
    if (begins) good = true;
    under += 1;
    const loaded = await import("./bring.ts").catch(() => null);
    const isGood = await loaded?.bring({ part, zone, list, button, form, files, begins, isLast: () => under === 1, signal });
    under -= 1;
    good &&= isGood === true;
    if (!loaded) list.textContent = zone.dataset.failed ?? "";
    // Another batch may be on its way still.
    if (under > 0) return;
    note.remove();
    const next = pressed ?? (part ? null : button);
    pressed = null;
    if (good && next) loaded?.goOn(form, next);
  };
  form.addEventListener(
    "submit",
    (event) => {
      if (under === 0) return;
      event.preventDefault();
      event.stopPropagation();
      pressed = (event.submitter as HTMLButtonElement | null) ?? button;
      list.appendChild(note);
    },
    { capture: true, signal },
  );

  const chosen = (field: HTMLInputElement) => {
    const files = [...(field.files ?? [])];
    field.value = "";
    void all(files);
  };
  for (const field of fields) {
    field.addEventListener("change", () => chosen(field), { signal });
    // Chosen before this script was there; what was posted by then is the server's already.
    if (form.dataset.sent === undefined) chosen(field);
  }
  if (under === 0 && Object.keys(localStorage).some((key) => key.startsWith("upload:")))
    void import("./batch.ts").then(({ sayUnfinished }) => sayUnfinished(zone.dataset, list));
  const over = (event: DragEvent) => {
    event.preventDefault();
    zone.toggleAttribute("data-over", event.type === "dragover");
    if (event.type === "drop") void all([...(event.dataTransfer?.files ?? [])]);
  };
  for (const type of ["dragover", "dragleave", "drop"] as const) zone.addEventListener(type, over, { signal });
  if (zone.dataset.paste !== undefined)
    document.addEventListener("paste", ({ clipboardData }) => void all([...(clipboardData?.files ?? [])]), { signal });
}
