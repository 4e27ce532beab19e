/** What is entered in a part. */
const enteredIn = (part: HTMLElement): string =>
  JSON.stringify(
    [...part.querySelectorAll<HTMLInputElement>("input:not([type=file]), select, textarea")].map(({ name, value, checked }) => [
      name,
      value,
      checked,
    ]),
  );

/** By which a part is found on the page that answers: the place for files itself, or what follows from its files (a price). */
const selectorOf = ({ dataset: { upload, follows } }: HTMLElement): string =>
  upload === undefined ? `[data-follows="${follows}"]` : `[data-upload="${upload}"]`;

/** Puts a part in place of another; who was in it with the keyboard stays there. */
function replace(part: HTMLElement, next: HTMLElement): void {
  const { activeElement: focused } = document;
  const id = focused && part.contains(focused) ? focused.id : "";
  part.replaceWith(next);
  if (id) document.getElementById(id)?.focus({ preventScroll: true });
}

/** The page with which a form is answered that brings its files and does nothing else; null where there was no such answer. */
async function answerTo(form: HTMLFormElement, button: HTMLButtonElement, signal: AbortSignal): Promise<Document | null> {
  const url = new URL(form.getAttribute("action") ?? "", location.href);
  const body = new FormData(form);
  // Files are sent by the place that they were chosen in.
  for (const [name, value] of Array.from(body)) if (typeof value !== "string") body.delete(name);
  body.append(button.name, button.value);
  const answer = await fetch(url, { method: "POST", body, signal });
  if (new URL(answer.url).pathname !== url.pathname) location.assign(answer.url);
  return new DOMParser().parseFromString(await answer.text(), "text/html");
}

interface Updating {
  part: HTMLElement;
  list: Element;
  form: HTMLFormElement;
  button: HTMLButtonElement;
  signal: AbortSignal;
}

async function updateNow({ part, list, form, button, signal }: Updating): Promise<boolean> {
  if (signal.aborted) return false;
  const parts = [part, ...document.querySelectorAll<HTMLElement>("[data-follows]")];
  const before = new Map(parts.map((one) => [one, enteredIn(one)]));
  const page = await answerTo(form, button, signal).catch(() => null);
  // Files are being chosen in a dialog over the page: what it would put in its place is lost with the part.
  if (!page || signal.aborted || document.querySelector("dialog[open]")) return false;
  for (const one of parts) {
    const next = page.querySelector<HTMLElement>(selectorOf(one));
    // What was changed meanwhile is newer than the answer.
    if (!next || enteredIn(one) !== before.get(one)) continue;
    // What was refused stands at the field now.
    for (const row of one === part ? list.querySelectorAll(".wrong") : []) row.remove();
    if (one === part) next.querySelector("[data-list]")?.replaceWith(list);
    replace(one, next);
  }
  return !part.isConnected;
}

/** Of a form, so that none overtakes another: the last answer knows all files. */
const turns = new WeakMap<HTMLFormElement, Promise<unknown>>();

/**
 * Has the page say what its form looks like with its files, and shows that in the parts that follow from them; all else
 * stays. Whether it does.
 */
export function update(updating: Updating): Promise<boolean> {
  const turn = (turns.get(updating.form) ?? Promise.resolve()).then(() => updateNow(updating));
  turns.set(updating.form, turn);
  return turn;
}
