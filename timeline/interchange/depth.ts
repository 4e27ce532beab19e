/** Lists and objects within each other, at most: whoever writes such a value again needs room for each of them. */
const DEEPEST = 200;

/** Whether JSON is nested deeper than any program nests it. */
export function tooDeep(json: string): boolean {
  let [depth, quoted] = [0, false];
  for (let at = 0; at < json.length; at += 1) {
    const letter = json[at];
    if (quoted && letter === "\\") at += 1;
    else if (letter === '"') quoted = !quoted;
    else if (quoted) continue;
    else if (letter === "[" || letter === "{") depth += 1;
    else if (letter === "]" || letter === "}") depth -= 1;
    if (depth > DEEPEST) return true;
  }
  return false;
}
