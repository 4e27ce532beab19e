/**
 * How a stretch of a sentence belongs to the thing: what it has, what it is for, what it does, how it is, what it is made of,
 * a part that the sentence speaks of; `more`: what a part is for.
 */
export type Role = "is" | "has" | "for" | "does" | "made" | "part" | "more" | "drop";
export type Stretch = { role: Role; text: string };

const GOOD = "(?:perfect|ideal|great|suitable|excellent|good|handy|best|essential|useful|suited|designed|made|built|a must-have)";
const ADVERB = "(?:also |just |only |both |specially |specifically |especially |particularly |well |equally )*";
const HAVE = "(?:features?|has|have|includes?|offers?|provides?|boasts?|delivers?|combines?|comes? with|contains?)";
const HAVING =
  "(?:featuring|including|boasting|containing|complete with|equipped with|outfitted with|fitted with|finished with|enriched with|infused with|thanks to|known for|combined with|offering|providing|delivering|combining)";
/** What goes with it, or it goes with: no part of it. */
const BESIDE =
  "(?<!\\b(?:wear|worn|styled?|match(?:es)?|matched|team(?:ed)?|pair|pairs|paired|works?|compatible|use|used|connects?|connected|along|together|goes?|up|away|filled|covered|packed|loaded|programmed|presented|begins?|started|beautifully|well|easily|great|good))";

/** What leads from one stretch to the next; earlier rows go first. */
const LINKS: readonly (readonly [Role, string])[] = [
  [
    "made",
    ",? (?:and )?(?:that is |that's |is |are )?(?:made|crafted|constructed|woven|carved|forged|knitted) (?:entirely |completely )?(?:of|from|with|out of)",
  ],
  [
    "for",
    `,? (?:and )?(?:it is |it's |they are |they're |making (?:it|them) |makes? (?:it|them) |is |are |that is |that's )?${ADVERB}(?:a |an )?${GOOD} ${ADVERB}(?:choice |option |companion |addition )?for`,
  ],
  [
    "does",
    `,? (?:and )?(?:that |which )?(?:is |are )?${ADVERB}(?:designed|made|built|ideal|perfect|great|helps?|helping|used|engineered|formulated|meant) to`,
  ],
  ["has", `,? (?:and )?(?:that |which )?(?:is |are )?(?:${HAVING}|${HAVE})`],
  ["has", `${BESIDE},? with`],
  [
    "drop",
    ",? (?:and )?(?:when|if|because|unless|until|than|as|so|where|whether|even|without|while|whilst|whose|like|such as|instead|versus|but|not|rather|inspired|available|used|worn|known as|from|by|through|throughout|during|between|comes? in|available in|against|despite|after|before|around|alongside|according|compared)",
  ],
  ["drop", ",? (?:making|giving|adding|creating|ensuring|allowing|letting|leaving|exuding|enhancing|bringing|earning)"],
  ["does", "(?<!\\bup),? (?:that|which|to)"],
  ["for", ",? for"],
  ["drop", " (?:in|on|at|under|over|inside|into|above|below|across|along|within)"],
];
const LINK = new RegExp(
  LINKS.map(([, words], index) => `(?<l${index}>${words})`)
    .join("|")
    .replace(/^(.*)$/u, "(?:$1)(?= )"),
  "giu",
);

const roleOf = (groups: Readonly<Record<string, string | undefined>>): Role =>
  LINKS[Object.entries(groups).findIndex(([, found]) => found !== undefined)]?.[0] ?? "drop";

/** What a stretch may lead to: what a part is for is not what the thing is for. */
const led = (before: Role, role: Role, link: string, from: number): Role => {
  if (role === "for" && /^,? for$/iu.test(link))
    return before === "is" || from === 0 ? "for" : before === "has" || before === "part" ? "more" : "drop";
  if (role === "does" && /^,? (?:that|which|to)$/iu.test(link)) return before === "drop" || before === "for" ? "drop" : "does";
  // Of a place, a comparison or a use nothing is the thing's own: "hitting with rackets".
  const isOther = (before === "drop" && from > 0) || ((before === "for" || before === "does") && !link.startsWith(","));
  return isOther && role === "has" && /with$/iu.test(link) ? "drop" : role;
};

/** The stretches of a clause whose first one has a role of its own. */
export function stretchesOf(text: string, first: Role): Stretch[] {
  const found: Stretch[] = [];
  let [role, from] = [first, 0];
  for (const match of ` ${text}`.matchAll(LINK)) {
    found.push({ role, text: ` ${text}`.slice(from, match.index).trim() });
    role = led(role, roleOf(match.groups ?? {}), match[0], from);
    from = match.index + match[0].length;
  }
  return [...found, { role, text: ` ${text}`.slice(from).trim() }]
    .map((one) => ({ ...one, text: one.text.replace(/,?\s+(?:and|or)$/iu, "") }))
    .filter((one) => one.role !== "drop" && one.text !== "");
}

/** Where a sentence goes on with another one. */
const CLAUSE =
  /\s*[;—]\s*|\s+[-–]+\s+|,? (?:while|but) |,? and (?=(?:it|they)(?:['’]s| |['’]re))|, (?:and |so )?(?=(?:it|they|you|this|these|the \p{Lu}\S+)(?:['’]\p{L}+)? )|(?<=\w{3})\. (?=\p{Lu})/giu;

export const clausesOf = (sentence: string): string[] =>
  sentence
    .split(CLAUSE)
    .map((part) => part.replace(/^(?:and|so|plus|but|also),? /iu, "").trim())
    .filter((part) => part !== "");
