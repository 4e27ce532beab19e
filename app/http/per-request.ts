/** What is found out of a request once, however many ask: headers and address are read across the runtime's border each time. */
export function perRequest<R extends object, T>(find: (request: R) => T): (request: R) => T {
  const known = new WeakMap<R, { value: T }>();
  return (request) => {
    const found = known.get(request) ?? { value: find(request) };
    known.set(request, found);
    return found.value;
  };
}

/** The address of a request: to be read, not changed. */
export const urlOf = perRequest(({ url }: Request): Readonly<URL> => new URL(url));
