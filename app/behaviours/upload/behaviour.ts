/** Where one file is wanted, what was just sent takes the place of what was chosen before: radios stand behind it in the form. */
function unchoose(form: Pick<HTMLFormElement, "querySelectorAll"> | null, name: string): void {
  for (const old of form?.querySelectorAll<HTMLInputElement>(`input[type="radio"][name="${name}"]:checked`) ?? []) old.checked = false;
}

/**
 * Sends files as soon as they are chosen, dropped or pasted, then posts the form with what was typed. What was refused goes
 * with it (`data-refused` names the field): the page that comes has the good files, and says so.
 */
export default function upload(host: HTMLElement, signal: AbortSignal): void {
  const zone = host.querySelector<HTMLElement>(".drop");
  const fields = host.querySelectorAll<HTMLInputElement>("input[type=file]");
  const list = host.querySelector("[data-list]");
  const button = host.querySelector("button");
  if (!zone || !list || !button) return;
  // What is kept of a file: the form's field for it, and how a value of that begins.
  const { refused, name = "asset", prefix = "", most = 1e9, many = "" } = zone.dataset;
  const keep = (kept: string, value: string) =>
    zone.appendChild(Object.assign(document.createElement("input"), { type: "hidden", name: kept, value }));
  let under = 0;
  let good = true;
  let submitter: HTMLElement = button;

  const all = async (files: File[]) => {
    if (files.length === 0) return;
    if (under === 0) {
      list.replaceChildren();
      for (const old of zone.querySelectorAll(`[name="${refused}"]`)) old.remove();
      good = true;
    }
    if (files.length > Number(most)) {
      list.appendChild(Object.assign(document.createElement("li"), { className: "wrong", textContent: many }));
      return;
    }
    under += 1;
    const { sendBatch } = await import("./batch.ts");
    const sent = await sendBatch({ files, to: zone.dataset, list, signal });
    under -= 1;
    for (const id of sent.ids) {
      unchoose(host.closest("form"), name);
      keep(name, prefix + id);
    }
    if (refused) for (const why of sent.refused) keep(refused, why);
    button.toggleAttribute("data-shown", true);
    good = good && (sent.refused.length === 0 || (!!refused && sent.ids.length > 0));
    // Another batch may be on its way still: the last one posts the form.
    if (under === 0 && good) button.form?.requestSubmit(submitter);
  };
  // Who goes on while files are on their way goes on with them, once they are there.
  button.form?.addEventListener(
    "submit",
    (event) => {
      if (under === 0) return;
      event.preventDefault();
      event.stopPropagation();
      submitter = event.submitter ?? button;
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
    // Chosen before this script was there.
    chosen(field);
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
