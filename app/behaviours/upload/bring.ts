import { sendBatch } from "./batch.ts";
import { update } from "./parts.ts";

export interface Bringing {
  /** What of the page shows what was chosen here; null: its page is posted instead. */
  part: HTMLElement | null;
  /** The place for files, and the list in which it says how far each is. */
  zone: HTMLElement;
  list: Element;
  /** What posts the form's files and nothing else. */
  button: HTMLButtonElement;
  form: HTMLFormElement;
  files: File[];
  /** Whether no other batch of this place is on its way: now, and once this one is there. */
  begins: boolean;
  isLast: () => boolean;
  signal: AbortSignal;
}

/** Where one file is wanted, what was just sent takes the place of what was chosen before: that stands behind it in the form. */
export function unchoose(form: Pick<HTMLFormElement, "querySelectorAll">, name: string): void {
  for (const old of form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)) {
    if (old.type === "radio") old.checked = false;
    else if (old.type === "hidden") old.disabled = true;
  }
}

const wrong = (textContent = ""): HTMLElement => Object.assign(document.createElement("li"), { className: "wrong", textContent });

/**
 * Sends files, keeps them in the form, and has the page say what it looks like with them. What was refused goes with it
 * (`data-refused` names the field). Whether the form may go on.
 */
export async function bring({ part, zone, list, button, form, files, begins, isLast, signal }: Bringing): Promise<boolean> {
  // What is kept of a file: the form's field for it, and how a value of that begins.
  const { refused, name = "asset", prefix = "", most = 1e9, many = "" } = zone.dataset;
  const keep = (kept: string, value: string) =>
    zone.appendChild(Object.assign(document.createElement("input"), { type: "hidden", name: kept, value }));
  if (begins) {
    list.replaceChildren();
    for (const old of zone.querySelectorAll(`[name="${refused}"]`)) old.remove();
  }
  if (files.length > Number(most)) {
    list.appendChild(wrong(many));
    return false;
  }
  const sent = await sendBatch({ files, to: zone.dataset, list, signal });
  const isOne = !zone.querySelector<HTMLInputElement>("input[type=file]")?.multiple;
  for (const id of sent.ids) {
    if (isOne) unchoose(form, name);
    keep(name, prefix + id);
  }
  if (refused) for (const why of sent.refused) keep(refused, why);
  if (part && isLast() && zone.querySelector(`[name="${name}"]`)) {
    const isShown = await update({ part, list, form, button, signal });
    // Else it is in the form all the same, and goes with whatever is pressed.
    button.toggleAttribute("data-shown", !isShown);
  }
  return sent.refused.length === 0 || (!!refused && sent.ids.length > 0);
}

/** Goes on with what was pressed meanwhile; where it has been replaced, with what stands in its place. */
export function goOn(form: HTMLFormElement, pressed: HTMLButtonElement): void {
  const { name, value } = pressed;
  const same = [...form.querySelectorAll<HTMLButtonElement>("button")].find((one) => one.name === name && one.value === value);
  form.requestSubmit(pressed.isConnected ? pressed : same);
}
