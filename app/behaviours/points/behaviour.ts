const inputs = (list: Element): HTMLInputElement[] => [...list.querySelectorAll<HTMLInputElement>("input")];

const write = (input: HTMLInputElement | undefined, value: string): void => {
  if (!input) return;
  input.value = value;
  input.dispatchEvent(new Event("input", { bubbles: true }));
};

/** A copy of the last row for the next line: every number in it that is the line's is one more. */
function appendRow(list: Element): void {
  const last = list.lastElementChild;
  if (!last) return;
  const at = list.children.length - 1;
  const row = last.cloneNode(true) as Element;
  for (const element of row.querySelectorAll("*")) {
    for (const { name, value } of element.attributes) {
      if (name === "aria-label") element.setAttribute(name, value.replace(String(at + 1), String(at + 2)));
      else if (/^(id|for|value|aria-describedby)$/.test(name))
        element.setAttribute(name, value.replace(new RegExp(`([.:])${at}(?=$|-)`), `$1${at + 1}`));
    }
    if (element.tagName === "LABEL") element.textContent = element.textContent?.replace(String(at + 1), String(at + 2)) ?? "";
  }
  list.appendChild(row);
  write(inputs(row)[0], "");
}

function showEnds(list: Element, add: HTMLElement | null): void {
  const { children } = list;
  for (const [index, row] of [...children].entries()) {
    row.querySelector("[data-act=up]")?.toggleAttribute("disabled", index === 0);
    row.querySelector("[data-act=down]")?.toggleAttribute("disabled", index === children.length - 1);
  }
  if (add) add.hidden = children.length >= Number(list.getAttribute("data-max"));
}

/** Adds, removes and moves lines in place: the texts move, the rows stay. */
export default function points(host: HTMLElement, signal: AbortSignal): void {
  const list = host.querySelector("ol");
  const add = host.querySelector<HTMLElement>("[data-act=add]");
  if (!list) return;
  const act = (kind: string, row: Element | null) => {
    const all = inputs(list);
    const at = row ? [...list.children].indexOf(row) : all.length;
    const texts = all.map(({ value }) => value);
    if (kind === "add") appendRow(list);
    else if (kind === "remove") {
      texts.splice(at, 1);
      if (all.length > 1) list.lastElementChild?.remove();
    } else {
      const to = kind === "up" ? at - 1 : at + 1;
      [texts[at], texts[to]] = [texts[to] ?? "", texts[at] ?? ""];
    }
    for (const [index, input] of inputs(list).entries()) if (input.value !== (texts[index] ?? "")) write(input, texts[index] ?? "");
    showEnds(list, add);
    inputs(list)[Math.max(0, Math.min(kind === "up" ? at - 1 : kind === "down" ? at + 1 : at, inputs(list).length - 1))]?.focus();
  };
  host.addEventListener(
    "click",
    (event) => {
      const button = (event.target as Element).closest<HTMLElement>("[data-act]");
      if (!button) return;
      event.preventDefault();
      act(button.dataset.act ?? "", button.closest("li"));
    },
    { signal },
  );
}
