/** As long as a line of subtitles may be, in letters; a Chinese one is as wide as two. */
export const LINE = 42;

const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60]/u;

/** How wide a text is, in letters. */
export const widthOf = (text: string): number => [...text].reduce((sum, letter) => sum + (WIDE.test(letter) ? 2 : 1), 0);

/** Where a line may end: behind a space, behind a mark, between two wide letters that are no mark. */
function breaksOf(text: string): number[] {
  const letters = [...text];
  let at = 0;
  return letters.flatMap((letter, index) => {
    at += letter.length;
    const next = letters[index + 1] ?? "";
    const may = letter === " " || (WIDE.test(letter) && !/^[\p{P}]$/u.test(next) && !/^[\p{Ps}\p{Pi}]$/u.test(letter));
    return may && next !== "" && next !== " " ? [at] : [];
  });
}

/** A line in two halves as even as its words allow, the second at most as wide where that can be had. */
function halves(line: string): string[] {
  const whole = widthOf(line);
  const marks = breaksOf(line);
  const uneven = (at: number): number => {
    const first = widthOf(line.slice(0, at));
    const mark = /[,.;:!?，。；：！？、]\s?$/u.test(line.slice(0, at)) ? whole * 0.1 : 0;
    return Math.abs(whole - 2 * first) - mark;
  };
  const [best] = marks.toSorted((a, b) => uneven(a) - uneven(b));
  return best === undefined ? [line] : [line.slice(0, best).trim(), line.slice(best).trim()];
}

/** A text in lines of at most `most` letters, broken as evenly as its words allow. */
export const wrapped = (text: string, most: number = LINE): string =>
  text
    .split("\n")
    .flatMap(function lines(line: string): string[] {
      if (widthOf(line) <= most) return [line];
      const parts = halves(line);
      return parts.length === 1 ? parts : parts.flatMap(lines);
    })
    .join("\n");
