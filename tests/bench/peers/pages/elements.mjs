/** The elements that every timeline shows: ten rows of them, a second each, one behind the other. */
const ROWS = 10;
export const COUNT = Number(new URLSearchParams(location.search).get("count"));
/** Seconds that are seen at first. */
export const SEEN = 37;

export const rows = Array.from({ length: ROWS }, (_row, row) => ({
  id: `row-${row}`,
  elements: Array.from({ length: COUNT / ROWS }, (_element, n) => ({ id: `e-${row}-${n}`, start: n, end: n + 1, name: `Caption ${n}` })),
}));

/** Tells the bench that everything is there. */
export const ready = () => requestAnimationFrame(() => (document.documentElement.dataset.ready = "yes"));
