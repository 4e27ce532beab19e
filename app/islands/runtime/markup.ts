/** Ends an island's HTML, so that a half-arrived one is not hydrated. */
export const END = "<!--island-end-->";

/** An island's server HTML; empty, and logged, where it throws. */
export function islandMarkup(render: () => string): string {
  try {
    return render() + END;
  } catch (error) {
    console.error(error);
    return END;
  }
}
