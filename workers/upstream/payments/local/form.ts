export type Params = { [name: string]: string | Params | undefined };

const UNSAFE = new Set(["__proto__", "constructor", "prototype"]);

/** `a[b][0]=c`, as the protocol sends its parameters, as nested objects; lists have the keys 0, 1, … */
export function paramsOf(text: string): Params {
  const params: Params = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/[[\]]+/).filter((part) => part !== "");
    const last = path.pop();
    if (last === undefined || [last, ...path].some((part) => UNSAFE.has(part))) continue;
    let at = params;
    for (const part of path) {
      const inner = at[part];
      at = typeof inner === "object" ? inner : (at[part] = {});
    }
    at[last] = value;
  }
  return params;
}

export const textAt = (params: Params | undefined, ...path: string[]): string | undefined => {
  let at: Params | string | undefined = params;
  for (const part of path) at = typeof at === "object" ? at[part] : undefined;
  return typeof at === "string" ? at : undefined;
};

export const groupAt = (params: Params | undefined, name: string): Params | undefined => {
  const group = params?.[name];
  return typeof group === "object" ? group : undefined;
};

/** The members of a list, or none. */
export const membersAt = (params: Params | undefined, name: string): Params[] =>
  Object.values(groupAt(params, name) ?? {}).filter((member): member is Params => typeof member === "object");

/** A flat group of texts, such as metadata. */
export const textsAt = (params: Params | undefined, name: string): Record<string, string> =>
  Object.fromEntries(Object.entries(groupAt(params, name) ?? {}).filter((pair): pair is [string, string] => typeof pair[1] === "string"));
