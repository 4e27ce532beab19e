/** The island's texts, ready in the page's language: `{{number}}` and `{{to}}` are places in the order. */
export interface Words {
  empty: string;
  picture: string;
  /** With `{{seconds}}`. */
  film: string;
  filmEarlier: string;
  filmLater: string;
  filmRemove: string;
  earlier: string;
  later: string;
  remove: string;
  grip: string;
  instructions: string;
  lifted: string;
  moved: string;
  dropped: string;
  cancelled: string;
}

export const fill = (text: string, number: number, to = number): string =>
  text.replace("{{number}}", String(number)).replace("{{to}}", String(to));
