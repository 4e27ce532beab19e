/** A way to build a sentence: named parts of the English one (`n`: an amount or a number), and the Chinese that says it. */
export type Pattern = readonly [english: RegExp, chinese: string];

const N =
  '(?<n>[\\d.,]+(?: ?[x×] ?[\\d.,]+)*[ -]?[\\p{L}%°²"″/]*(?: (?:ft|feet|oz|hours?|meters?|metres?|fahrenheit|celsius))?|\\p{L}+[ -](?:hours?|minutes?|days?|years?|meters?|months?|weeks?|seconds?))';
const M = N.replace("?<n>", "?<m>");
/** A pattern whose `<N>` and `<M>` are amounts. */
export const of = (english: string, chinese: string): Pattern => [
  new RegExp(`^(?:it |they )?${english.replaceAll("<N>", N).replaceAll("<M>", M)}$`, "iu"),
  chinese,
];
