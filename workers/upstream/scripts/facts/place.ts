const PLACE = "(?:home|house|office|kitchen|bathroom|bedroom|living room|garden|balcony|patio|desk|gym|school|dorm|travel|camping)";
const WHERE = new RegExp(
  String.raw`(?:^|\b(?:perfect|ideal|great|excellent) )for (?:the |your )?(${PLACE})(?: (and|or) (?:the |your )?(${PLACE}))?[.!]?$`,
  "iu",
);

/** Where a thing is used, of a page's praise for that: "perfect for the home or office" is "For home or office"; null: it names no place. */
export function placeIn(sentence: string): string | null {
  const [, one, joint, other] = WHERE.exec(sentence.trim()) ?? [];
  if (one === undefined) return null;
  return `For ${[one, ...(joint && other ? [joint, other] : [])].join(" ").toLowerCase()}`;
}
