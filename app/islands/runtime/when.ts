const visible = (element: Element): Promise<void> =>
  new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      resolve();
    });
    // `display: contents` has no box of its own: its children have.
    for (const child of element.children) observer.observe(child);
    if (element.children.length === 0) resolve();
  });

const idle = (): Promise<void> =>
  new Promise((resolve) => ("requestIdleCallback" in window ? requestIdleCallback(() => resolve()) : setTimeout(resolve, 200)));

/** Resolves when an island or behaviour of this kind should start. */
export function whenReady(element: Element, when: string): Promise<void> {
  if (when === "visible") return visible(element);
  return when === "idle" ? idle() : Promise.resolve();
}
