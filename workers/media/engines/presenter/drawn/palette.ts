/** The brand's ink and warm paper, and the colours that go with them. */
export const INK = "#241f1b";
export const PAPER = "#f6efe3";
export const ACCENT = "#e4532b";
export const OCHRE = "#dca540";
export const SAGE = "#8d9c7c";
export const SLATE = "#4d5a68";
export const CLAY = "#b9694c";
