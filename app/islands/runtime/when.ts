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

/** At the first click that is not meant for another tab: it is taken from the link, and the island answers it. */
const pressed = (element: Element): Promise<void> =>
  new Promise((resolve) => {
    const press = (event: Event) => {
      const { ctrlKey, metaKey, shiftKey } = event as MouseEvent;
      if (ctrlKey || metaKey || shiftKey) return;
      event.preventDefault();
      element.removeEventListener("click", press);
      resolve();
    };
    element.addEventListener("click", press);
  });

/** Resolves when an island or behaviour of this kind should start. */
export function whenReady(element: Element, when: string): Promise<void> {
  if (when === "visible") return visible(element);
  if (when === "press") return pressed(element);
  return when === "idle" ? idle() : Promise.resolve();
}
