import { isAdjective } from "../../text/adjectives.ts";
import type { Stretch } from "./cut.ts";
import { looksOf } from "./looks.ts";
import { verbOf } from "./verbs.ts";

/** Verbs of what a thing has. */
export const HAVE =
  /^(?:features?|has|have|includes?|offers?|provides?|boasts?|delivers?|combines?|contains?|gives?|comes with|come with)$/iu;
const BE = /^(?:is|are|['’]s)$/iu;
/** Verbs of a part of the thing: what comes before them is the part. */
const OF_PART =
  /^(?:is|are|ensures?|brings?|keeps?|makes?|gives?|adds?|provides?|offers?|delivers?|lets?|allows?|helps?|protects?|prevents?|supports?|promises?|guarantees?|enhances?|secures?|holds?|features?|includes?|has|have|complements?|creates?|grips?|captures?)$/iu;
/** It, this, the thing under its own name: of whom a clause speaks. */
const ITSELF =
  /^(?:[Ii]t|[Tt]hey|[Tt]his|[Tt]hese)$|^(?:[Tt]his|[Tt]hese|[Tt]he|[Oo]ur|[Yy]our|[Aa]n?) (?=.*\p{Lu})|^\p{Lu}[\p{L}\d'’-]* .*\p{Lu}|^[Tt]h(?:is|ese) /u;
const MOST_OF_SUBJECT = 9;

/** What stands for any thing. */
const GENERIC = /^(?:tool|device|appliance|piece|accessory|gadget|item|product|set|kit|utensil|machine|design)$/iu;
/** "At the heart of this watch is …": what follows is another thing. */
const TURNED = /^(?:at|in|on|inside|under|from|to|by|with|for|here|there) /iu;

/** Whether a phrase without a verb is of the thing: it ends on its noun before what it has, "Slim tower fan with …", or has none. */
const isOfThing = (text: string, thing: string): boolean => {
  const [head = ""] = text.split(
    /,? (?:with|for|featuring|including|that|which|made|available|in|perfect|ideal|suitable|great|versatile for)(?= )|, (?!\p{L}+ (?:and )?\p{L}+$)/iu,
  );
  const noun = (words: string): string => (words.split(/\s+/u).at(-1) ?? "").toLowerCase().replace(/ies$/u, "y").replace(/s$/u, "");
  return (
    thing === "" ||
    thing.split(" ").some((word) => noun(word) === noun(head)) ||
    GENERIC.test(noun(head)) ||
    (!text.slice(head.length).startsWith(",") && looksOf(head) !== "" && isAdjective(noun(head))) ||
    /^(?:with|featuring|perfect|ideal|suitable|great|designed|made|crafted|thanks|known|equipped)$/iu.test(head.split(" ")[0] ?? "")
  );
};

type Clause = { role: Stretch["role"]; text: string; part: string };

/** Whom a clause speaks of, and what it says of it; a part that it speaks of is said by itself. */
export function headOf(clause: string, thing: string): Clause {
  const text = clause
    .replace(/^(it|they|this|these)['’](?:s|re) /iu, "$1 is ")
    .replace(/ (?:comes?|is equipped|are equipped) with /iu, " has ");
  const words = text.split(" ");
  const end = words.findIndex(
    (word) => /[,(]$/u.test(word) || /^(?:with|for|featuring|including|that|which|perfect|ideal|suitable|made)$/iu.test(word),
  );
  const most = Math.min(MOST_OF_SUBJECT, end < 0 ? words.length : end);
  const at = words
    .slice(0, most)
    .findIndex(
      (word, index) =>
        BE.test(word) ||
        HAVE.test(word) ||
        OF_PART.test(word) ||
        ((index === 0 || (index === 1 && /^(?:it|they|this)$/iu.test(words[0] ?? ""))) &&
          verbOf(word) !== undefined &&
          (word.endsWith("s") || /^they$/iu.test(words[0] ?? ""))),
    );
  if (at < 0) return isOfThing(text, thing) ? { role: "is", text, part: "" } : { role: "drop", text: "", part: "" };
  const [subject, verb, rest] = [words.slice(0, at).join(" "), words[at] ?? "", words.slice(at + 1).join(" ")];
  if (TURNED.test(`${subject} `)) return { role: "drop", text: "", part: "" };
  const itself = subject === "" || ITSELF.test(subject) || subject.toLowerCase().endsWith(thing);
  if (!itself) return { role: "drop", text: "", part: subject.replace(/^(?:the|its|their|an?|your|our) /iu, "") };
  return BE.test(verb)
    ? { role: "is", text: rest, part: "" }
    : HAVE.test(verb)
      ? { role: "has", text: rest, part: "" }
      : { role: "does", text: words.slice(at).join(" "), part: "" };
}
