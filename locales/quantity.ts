/** Values of messages that count something, by their names; sizes in pixels, years, seeds and codes are no such. */
const COUNTED = new Set(
  "count credits secondCredits cost available balance held free allocated used left unspent friend inviter total remaining granted spent cap".split(
    " ",
  ),
);

const formats = new Map<string, Intl.NumberFormat>();

/** A number as people read it, its thousands grouped: `20,020`. `tag`: BCP 47. */
export function grouped(value: number, tag: string): string {
  const format = formats.get(tag) ?? new Intl.NumberFormat(tag);
  formats.set(tag, format);
  return format.format(value);
}

/** A value of a message: what counts something is grouped, anything else stays as it is. */
export const quantity = <T>(name: string, value: T, tag: string): T | string =>
  typeof value === "number" && COUNTED.has(name) ? grouped(value, tag) : value;

/** The same of all values of a message. */
export const quantities = (values: Readonly<Record<string, string | number>>, tag: string): Record<string, string | number> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, quantity(name, value, tag)]));
