/**
 * What is taken from a product page by itself, the first of each in the page's order. A film waits for nobody longer
 * than the pictures do: what is larger or slower is left out, and can be uploaded (`uploads`: link-to-video-film).
 */
export const PAGE_MEDIA = { pictures: 12, films: 3, filmBytes: 64_000_000, filmSeconds: 20 } as const;
