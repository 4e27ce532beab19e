/** The clauses of a text, in either language; the comma of a number ends none. */
export const clauses = (text: string): string[] =>
  text
    .split(
      /[.!?](?:\s+|$)|[。！？]|[，；：、]|[,;:]\s*(?!\d)|[,;:]\s+(?!\d+ (?:ounces?|inches|minutes|seconds|grams|millilitres|millimetres|centimetres)\b)| [–-] /u,
    )
    .map((part) => part.trim())
    .filter((part) => part !== "");
