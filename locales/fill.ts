/** Puts values where a text has `{{name}}`; a place without a value is left as written. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(Object.hasOwn(values, name) ? values[name] : place));
