interface Field extends HTMLElement {
  name: string;
  type: string;
  value: string;
  defaultValue: string;
}
interface Tick extends Field {
  checked: boolean;
  defaultChecked: boolean;
}
/** A field by its place among those of its name, and what was entered. */
type Entered = [name: string, place: number, value: string | boolean];

/** Never kept: files cannot be, passwords must not be, hidden fields are the server's. */
const LEFT_OUT = /^(?:hidden|password|file|submit|button|reset|image|search)$/;
const key = (): string => `entered:${location.pathname}${location.search}`;

const fields = (): Field[] =>
  [...document.querySelectorAll<Field>("form[method=post] :is(input, textarea, select)")].filter(
    ({ name, type }) => name !== "" && !LEFT_OUT.test(type),
  );
const isTick = (field: Field): field is Tick => field.type === "checkbox" || field.type === "radio";

function isChanged(field: Field): boolean {
  if (field.matches("select"))
    return [...field.querySelectorAll("option")].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  return isTick(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/** Whether something was typed or chosen that the server does not have. */
export const isHalfFilled = (): boolean => fields().some(isChanged);

const places = (): [Field, number][] => {
  const seen = new Map<string, number>();
  return fields().map((field) => {
    const place = seen.get(field.name) ?? 0;
    seen.set(field.name, place + 1);
    return [field, place];
  });
};

/** Keeps what was entered on this page until it comes back, in this tab alone. */
export function keepEntered(): void {
  const entered = places().map(([field, place]): Entered => [field.name, place, isTick(field) ? field.checked : field.value]);
  sessionStorage.setItem(key(), JSON.stringify(entered));
}

const parsed = (): Promise<void> =>
  new Promise((resolve) =>
    document.readyState === "loading" ? document.addEventListener("DOMContentLoaded", () => resolve()) : resolve(),
  );

/** Puts back what was kept, once the whole page is there. */
export async function restoreEntered(): Promise<void> {
  await parsed();
  const entered = JSON.parse(sessionStorage.getItem(key()) ?? "[]") as Entered[];
  sessionStorage.removeItem(key());
  for (const [field, place] of places()) {
    const value = entered.find(([name, at]) => name === field.name && at === place)?.[2];
    if (value === undefined) continue;
    if (isTick(field)) field.checked = value === true;
    else field.value = String(value);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}
