interface Row {
  tell: (share: number) => void;
  end: (said: string, wrong?: true) => void;
}

function addRow(list: Element, text: string): Row {
  const row = document.createElement("li");
  const bar = document.createElement("progress");
  const words = document.createElement("span");
  words.textContent = text;
  bar.className = "progress w-full";
  bar.setAttribute("aria-label", text);
  row.appendChild(words);
  row.appendChild(bar);
  list.appendChild(row);
  return {
    tell: (share) => (bar.value = share),
    end: (said, wrong) => {
      bar.remove();
      if (wrong) words.className = "wrong";
      words.textContent = said;
    },
  };
}

/**
 * Sends files as soon as they are chosen or dropped, with their progress, then posts the form with what was typed. What
 * was refused goes with it (`data-refused` names the field): the page that comes has the good files, and says so.
 */
export default function upload(host: HTMLElement, signal: AbortSignal): void {
  const zone = host.querySelector<HTMLElement>(".drop");
  const field = host.querySelector<HTMLInputElement>("input[type=file]");
  const list = host.querySelector("[data-list]");
  const button = host.querySelector("button");
  if (!zone || !field || !list || !button) return;
  // What is kept of a file: the form's field for it, and how a value of that begins.
  const { uploading = "", uploaded = "", failed = "", refused = "", name = "asset", prefix = "", most = 1e9, many = "" } = zone.dataset;

  const keep = (kept: string, value: string) =>
    zone.appendChild(Object.assign(document.createElement("input"), { type: "hidden", name: kept, value }));
  const one = async (file: File) => {
    const row = addRow(list, uploading.replace("{{name}}", file.name));
    try {
      const { send } = await import("./send.ts");
      keep(name, prefix + (await send({ file, to: zone.dataset, tell: row.tell, signal })));
      row.end(uploaded.replace("{{name}}", file.name));
      return true;
    } catch (error) {
      const why = (error as Error).message || failed;
      row.end(why, true);
      if (refused) keep(refused, why);
      return false;
    }
  };
  const all = async (files: File[]) => {
    if (files.length === 0) return;
    list.replaceChildren();
    field.value = "";
    if (files.length > Number(most)) return addRow(list, "").end(many, true);
    const sent = [];
    for (const file of files) sent.push(await one(file));
    button.toggleAttribute("data-shown", true);
    if (sent.every(Boolean) || (refused && sent.some(Boolean))) field.form?.requestSubmit(button);
  };

  const chosen = () => void all([...(field.files ?? [])]);
  field.addEventListener("change", chosen, { signal });
  // Chosen before this script was there.
  chosen();
  const over = (event: DragEvent) => {
    event.preventDefault();
    zone.toggleAttribute("data-over", event.type === "dragover");
    if (event.type === "drop") void all([...(event.dataTransfer?.files ?? [])]);
  };
  for (const type of ["dragover", "dragleave", "drop"] as const) zone.addEventListener(type, over, { signal });
  if (zone.dataset.paste !== undefined)
    document.addEventListener("paste", ({ clipboardData }) => void all([...(clipboardData?.files ?? [])]), { signal });
}
