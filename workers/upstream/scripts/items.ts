import type { Product, ScriptLanguage } from "../../../trpc/contract/product.ts";
import { chineseOf, chineseParts, englishOf, keepsNumbers, proseOf } from "./abroad/index.ts";
import { languageOf, pageLanguage } from "./text/language.ts";
import { isBold } from "./support/promises.ts";
import { follows, followsAbroad } from "./support/follows.ts";
import { quantitiesIn } from "./support/quantities.ts";
import { normal } from "./support/normal.ts";
import { contentOf, shareOf } from "./support/words.ts";
import { alike, repeats, unsaid } from "./said.ts";
import { dullness, isDull, isNoReason, isPackAlone } from "./facts/dull.ts";
import { condensed } from "./facts/condensed.ts";
import { givenFacts, otherFacts, type Given } from "./facts/given.ts";
import { placeIn } from "./facts/place.ts";
import { forPurpose, plainClause } from "./facts/plain-clause.ts";
import type { Point } from "./facts/point.ts";
import { findMaterials } from "./facts/materials.ts";
import { chineseQuotes, isChineseShopTalk } from "./facts/quote-zh.ts";
import { type About, englishQuotes, isFluff, isShopTalk } from "./facts/quote-en.ts";
import type { SpecKind } from "./facts/spec/labels.ts";
import { rowKind } from "./facts/spec/labels-of-row.ts";
import { specOf } from "./facts/spec/read.ts";
import { plainer, statementEn } from "./facts/statement-en.ts";
import { isUnsayableRow, statementZh } from "./facts/statement-zh.ts";
import { lovedIn, withList } from "./facts/with-list.ts";
import { fillWords } from "./lines/fill.ts";
import { SHORT } from "./lines/short.ts";
import { endsPhrase } from "./text/phrase-end.ts";
import { findNouns } from "./text/thing.ts";
import { isSlogan } from "./text/slogan.ts";
import { isSearchWords, propertiesOf } from "./title/properties.ts";
import { latinPropertiesOf } from "./title/properties-en.ts";

/** Why a fact cannot be said at all. */
export type Unsayable = "language" | "terms" | "length";

/** One fact as it is said. `points`: what of it has lines of its own that say all of it. */
export type Item = {
  factId: string;
  given: boolean;
  statement: string;
  points: Point[];
  proof: boolean;
  /** Praise or a command, no fact. */ slogan: boolean;
};

/** A fact of the user's that cannot be said in this language, or not at all. */
export type Refused = { factId: string; reason: Unsayable };

type Reading = {
  product: Product;
  language: ScriptLanguage;
  about: About;
  points: readonly Point[];
  category: string;
  called: string;
  /** Whether the ad has no room for what is nobody's reason to buy. */
  isShort: boolean;
};

const SIDES: ReadonlySet<SpecKind> = new Set(["size", "length", "width", "height", "depth"]);
const PROOF = new Set(["rating", "recommend"]);
/** How much of a fact's content a line of its own must say to stand for it. */
const WHOLE = 0.6;

/** Of whom a shop spoke in the sentence before: "They do receive their 50%". */
const OTHERS = /^(?:they|these|those|he|she)\b/i;

/** A maker or a shop that speaks of itself: "Because for 20 years, we haven't stopped innovating". */
const OURSELVES = /(?<!\p{L})(?:we|us)(?:['’]\p{L}+)?(?!\p{L})/u;

/** A part of a page's sentence, or what only answers the one before it: "Of multiple wireless innovations", "Because it combines both". */
const FRAGMENT =
  /^if (?:so|not)\b|^(?:of|than|because|with|but|or)\b(?!.*,)|\bnot only\b(?!.*\bbut\b)|^during\b(?!.*\b(?:is|are|you|it|will|can)\b)|^(?!(?:it|they|this|these|that|the|an?)\b)[^,]*\bbut (?:needs?|requires?)\b/i;
/** What a page itself is not sure of, with the label before it: "Origin and habitat: Probably native only to the Andes". */
const HEDGED = /^(?:[\p{L} ]{1,30}: )?(?:probably|possibly|perhaps|presumably|maybe)\b/iu;
/** What only joins a sentence to the one before it. */
const JOINING = /^(?:and|so|also) (?=\p{L})|(?<=^it(?:['’]s| is)) also(?= \p{L})/iu;

/** A page's sentence has to be fit to be said; the user's own is said as it is. */
const statementsOf = ({ text, own }: Given, given: boolean, { language, about }: Reading): string[] => {
  if (language === "zh")
    return own || (given && !isChineseShopTalk(text))
      ? present([statementZh(text)])
      : chineseQuotes(text)
          .slice(0, 2)
          .flatMap((quote) => present([statementZh(quote.text)]));
  const listed = own ? [] : withList(plainer(text), about.noun);
  if (listed.length > 0) return listed;
  if (own || (given && !isShopTalk(text)))
    return present([statementEn(own ? text : text.replace(JOINING, ""), about)])
      .filter(
        (said) =>
          own ||
          (endsPhrase(said, "en") &&
            !FRAGMENT.test(said) &&
            !HEDGED.test(said) &&
            !(OTHERS.test(said) && !about.plural) &&
            !OURSELVES.test(said)),
      )
      .flatMap((said) => (own ? said : present([condensed(said, about)])));
  return englishQuotes(text, about)
    .slice(0, 2)
    .map((quote) => (quote.kind === "note" ? quote.text.replace(/^\p{Ll}(?!\p{Lu})/u, (letter) => letter.toUpperCase()) : quote.text));
};

const present = (list: readonly (string | null)[]): string[] => list.flatMap((text) => text ?? []);

const shortOf = (point: Point, { language }: Reading): string | null => {
  const template = SHORT[language][point.kind];
  const words = point[language];
  return template && words ? fillWords(template, words) : null;
};

const DOES = /^(?:takes|works|wipes|folds|made) /;
const upperFirst = (text: string): string => text.replace(/^\p{Ll}(?!\p{Lu})/u, (letter) => letter.toUpperCase());

/** What the glossary can say of a fact in another language, as far as it follows. */
const abroad = (text: string, points: readonly Point[], reading: Reading): string | null => {
  const parts = points.flatMap((point) => {
    const short = shortOf(point, reading);
    return short !== null && followsAbroad(short, text) ? [short] : [];
  });
  const unique = [...new Set(parts)].slice(0, 3);
  if (unique.length === 0) return null;
  if (reading.language === "zh") return unique.join("，");
  // What begins with a verb is a sentence, and no entry of a list of parts.
  return unique.some((part) => DOES.test(part)) ? unique.map(upperFirst).join(". ") : upperFirst(unique.join(", "));
};

/** The whole fact in the other language, where every word of it and the way it is built are known. */
const translated = (written: string, { language, about }: Reading): string | null => {
  const text = plainer(written);
  if (language === "zh") {
    // What is praised, without the praise: "you'll love the fabric: soft and stretchy".
    const chinese = chineseOf(lovedIn(text) ?? text, about.noun);
    return chinese !== null && keepsNumbers(chinese, text) ? chinese : null;
  }
  const english = /\p{Script=Han}/u.test(text) ? englishOf(text) : null;
  return english !== null && keepsNumbers(text.replace(/百分之百/gu, "100%"), english) ? english : null;
};

/** The parts of a page's English sentence that can be said in Chinese, where all of it cannot. */
const partsAbroad = ({ text, own }: Given, { language, about }: Reading): string | null =>
  (language === "zh" && !own ? chineseParts(text, about.noun).join("，") : "") || null;

/** A whole sentence in so many characters is one breath; a longer one is said phrase by phrase. */
const ONE_BREATH = 26;
/** So many phrases of one sentence are told. */
const MOST_PHRASES = 6;

/** Another thing alone is one that it holds, or is for: "room for a water bottle". */
const isThing = (phrase: string): boolean => findNouns(phrase).some(({ length }) => length === phrase.length);

/** A page's sentence in Chinese phrase by phrase, in breaths of a few each; empty where it has too few that can be said. */
const breathsOf = ({ text, own }: Given, { language, about }: Reading): string[] => {
  if (language !== "zh" || own || /\p{Script=Han}/u.test(text)) return [];
  const breaths: string[] = [];
  const phrases = proseOf(text, about.noun).filter((phrase) => !isThing(phrase));
  for (const phrase of phrases.slice(0, MOST_PHRASES)) {
    const last = breaths.at(-1);
    if (last !== undefined && `${last}，${phrase}`.length <= BREATH) breaths[breaths.length - 1] = `${last}，${phrase}`;
    else breaths.push(phrase);
  }
  return breaths;
};
const BREATH = 18;

const MOST_PARTS = 3;
const numberIn = (text: string): number => Number(/\d+(?:\.\d+)?/u.exec(text)?.[0] ?? Number.NaN);
/** Whether a part says all that a point does: "防水膜" beside "防水", "128GB固态硬盘" beside "128GB容量". */
const saysAll = (part: string, told: string): boolean => part.includes(told) || numberIn(part) === numberIn(told);

/** What points say, and parts that say more: "轻便" and "加固连接点". */
const together = (told: string | null, parts: string | null): string | null => {
  if (told === null || parts === null) return told ?? parts;
  const more = parts.split("，").filter((part) => !told.includes(part.slice(-2)) || told.split("，").some((one) => saysAll(part, one)));
  const left = told.split("，").filter((one) => !more.some((part) => saysAll(part, one)));
  return ofOneScreen([...left, ...more])
    .slice(0, MOST_PARTS)
    .join("，");
};

/** Latin words, numbers, and what stands beside each other of Chinese. */
const tokensOf = (text: string): string[] =>
  text.match(/[\p{Script=Latin}\d]{2,}|\p{Script=Han}{2}|(?<=\p{Script=Han})\p{Script=Han}{2}/gu) ?? [];
/** Whether two phrases speak of the same: a word in both, a material, or how light it is. */
const isAlike = (one: string, other: string): boolean =>
  (one.endsWith("材质") && /材质|面料|制/u.test(other)) ||
  (one.startsWith("轻") && other.includes("轻")) ||
  tokensOf(one).some((token) => other.includes(token));

/** A thing has one screen; a second size is of what it is compared with: "with dual 27 inch screen side by side". */
const SCREEN = /^\d[\d.]*英寸屏幕$/u;
const ofOneScreen = (phrases: readonly string[]): readonly string[] =>
  phrases.filter((one, at) => !SCREEN.test(one) || phrases.findIndex((other) => SCREEN.test(other)) === at);

/** The one phrase of a sentence that can be said, and what points and amounts of it say that is something else. */
const besides = (told: string | null, phrase: string | undefined, parts: string | null): string | null => {
  if (phrase === undefined) return together(told, parts);
  const amounts = (parts?.split("，") ?? []).filter((part) => /^\d/u.test(part));
  const others = [...(told?.split("，") ?? []), ...amounts].filter((one) => !isAlike(one, phrase));
  return ofOneScreen([phrase, ...new Set(others)])
    .slice(0, MOST_PARTS)
    .join("，");
};

/** Points whose own words leave nothing of the fact out. */
const whole = (text: string, points: readonly Point[], reading: Reading): Point[] =>
  points.filter((point) => {
    const short = shortOf(point, reading);
    const said = short === null ? Object.values(point[reading.language] ?? {}).join(" ") : short;
    const [fact, words] = [contentOf(normal(text)), contentOf(normal(`${said} ${point.kind}`))];
    const numbers = quantitiesIn(normal(text)).length;
    return (
      short !== null &&
      follows(short, text) >= 0.5 &&
      quantitiesIn(normal(said)).length >= numbers &&
      (shareOf(fact, words) >= WHOLE || fact.size <= 2)
    );
  });

/** Sentences of praise, where a word that the glossary knows may be said of something else. */
const isProse = (text: string): boolean => text.split(/\s+/).length > 9;

const ofFact = (fact: Given, given: boolean, reading: Reading): Item[] | Unsayable => {
  const points = reading.points.filter(({ factId, kind }) => factId === fact.id && kind !== "quote" && kind !== "note");
  const proof = points.some(({ kind }) => PROOF.has(kind));
  const page = pageLanguage(reading.product);
  const home =
    languageOf(fact.text, page) === reading.language ||
    (reading.language === "en" && (page === "en" || (fact.own && reading.product.language === "en")) && /^[ -~’“”–é²°×]*$/.test(fact.text));
  if (!fact.own && isBold(normal(fact.text))) {
    // Chinese says what the sentence tells without its praise.
    const breaths = given ? breathsOf(fact, reading).filter((breath) => !isBold(breath)) : [];
    if (breaths.length > 0) return breaths.map((statement) => ({ factId: fact.id, given, statement, points: [], proof, slogan: false }));
    const purpose = forPurpose(fact.text);
    if (purpose !== null && reading.language === "en") return ofFact({ ...fact, text: purpose }, given, reading);
    const clause = plainClause(fact.text);
    if (clause !== null) return ofFact({ ...fact, text: clause }, given, reading);
    // "With a capacity of 33 L it is the perfect trolley": the amount is no praise.
    const told = given ? null : abroad(fact.text, points, reading);
    return told === null
      ? "terms"
      : [
          {
            factId: fact.id,
            given,
            statement: told,
            points: points.filter((point) => shortOf(point, reading) === told),
            proof,
            slogan: false,
          },
        ];
  }
  const properties = (): Item[] =>
    propertiesOf(fact.text, reading.about.noun, reading.category).flatMap((property) =>
      property[reading.language] === ""
        ? []
        : { factId: fact.id, given, statement: property[reading.language], points: [], proof, slogan: false },
    );
  if (!fact.own && isSearchWords(fact.text)) {
    const said = properties();
    return said.length === 0 ? "length" : said;
  }
  // What a user wrote is said in the user's words.
  const row = fact.own && home ? undefined : specOf(fact.text)?.[reading.language];
  const item = (statement: string, lines: Point[]): Item => ({
    factId: fact.id,
    given,
    statement,
    points: lines,
    proof,
    slogan: isSlogan(statement) || (!fact.own && isFluff(statement)),
  });
  if (row !== undefined)
    return [item(reading.about.plural ? row.replace(/^It (\w+)s\b/, "They $1") : row, whole(fact.text, points, reading))];
  // A row of a shop's table whose label says what the value is of: without it the value would be said of the thing.
  if (!fact.own && (isUnsayableRow(fact.text) || (/^\p{Script=Han}/u.test(fact.text) && SIDES.has(rowKind(fact.text) ?? "none"))))
    return "length";
  // What buyers gave is said as such a row, or not where it is no praise.
  if (!fact.own && fact.text.startsWith("★")) return "length";
  if (home) {
    const told = statementsOf(fact, given, reading);
    const statements = told.length > 0 || fact.own || reading.language === "zh" ? told : present([placeIn(fact.text)]);
    if (statements.length > 0) return statements.map((statement) => item(statement, whole(fact.text, points, reading)));
  }
  const carried = translated(fact.text, reading);
  const breaths = carried !== null && carried.length <= ONE_BREATH ? [] : breathsOf(fact, reading);
  if (breaths.length > 1 || (breaths[0]?.includes("，") ?? false)) return breaths.map((statement) => item(statement, []));
  const words =
    carried ??
    (fact.own && isProse(fact.text) ? null : besides(abroad(fact.text, points, reading), breaths[0], partsAbroad(fact, reading)));
  // One character is a part of a word, an amount alone is of nothing.
  if (words === null || /^\p{Script=Han}$|^[\d.]+(?:英尺|英寸|厘米|毫米|米|公斤|克|磅|升|毫升|度)$/u.test(words)) {
    // "加厚加长健身垫": of words without a sentence English says those that it knows.
    const known = reading.language === "en" && !home && !fact.own && !/[，。；！？、：:]/u.test(fact.text) ? properties() : [];
    return known.length > 0 ? known : home ? "length" : "language";
  }
  return [
    item(
      words,
      points.filter((point) => shortOf(point, reading) === words),
    ),
  ];
};

/** A page's dull facts make way for all that it says besides; a user's own order stands. */
const makesWay = (fact: Given): boolean => !fact.own && isDull(fact.text);

const STUFF = /(?:材质|面料)$/u;

/** A longer name is shown by its brand and its noun (`lines/voice.ts`). */
const SHOWN_WHOLE = 40;

/** So many facts fill an ad: what the name says besides is for those that have fewer. */
const ENOUGH = 4;

/** So many other facts do without voltage, power and care. */
const FEW = 2;

/** What a shop's name says of the thing, where little else is known; cited as the name. */
const ofName = ({ product, language, about, category, called }: Reading, said: readonly Item[]): Item[] => {
  // A name of so many letters is not shown whole.
  const inName = (text: string): boolean =>
    called.length <= SHOWN_WHOLE && /\d/.test(text) && (text.match(/\d+(?:\.\d+)?/gu) ?? []).every((n) => called.includes(n));
  return [...propertiesOf(product.name, about.noun, category), ...latinPropertiesOf(product.name)]
    .filter((property) => !inName(property.zh))
    .flatMap((property, index): Item[] => {
      const statement = property[language];
      const item = { factId: `field:name~${String(index + 1)}`, given: false, statement, points: [], proof: false, slogan: false };
      // A thing of which nothing else is known is told by what its name says.
      const known =
        said.length > 0 &&
        [...(called.length <= SHOWN_WHOLE ? [called] : []), ...said.map((other) => other.statement)].some((text) =>
          alike(text).includes(alike(statement)),
        );
      // "纯棉材质" beside "100%棉材质".
      const again = STUFF.test(statement) && said.some((other) => findMaterials(other.statement).length > 0);
      return statement === "" || known || again || repeats(item, said) ? [] : [item];
    })
    .slice(0, Math.max(0, ENOUGH - said.length));
};

/** `repeated`: given facts that others say. */
type Sayable = { items: Item[]; refused: Refused[]; repeated: string[] };

/** "Glufix is a glue specially developed for fixing kites": what another fact says, with the name before it. */
const saysName = ({ factId, statement }: Item, items: readonly Item[], { product, about }: Reading): boolean => {
  const known = contentOf(normal(`${product.brand} ${product.name} ${about.noun}`));
  const words = new Set([...contentOf(normal(statement))].filter((word) => !known.has(word)));
  return words.size > 0 && items.some((other) => other.factId !== factId && shareOf(words, contentOf(normal(other.statement))) === 1);
};

/** A fact without what was said before it; what the user wrote stands, unless it stands there already. */
const anew = (item: Item, { own }: Given, items: readonly Item[], reading: Reading): Item[] => {
  if (!own && (isPackAlone(item.statement) || saysName(item, items, reading))) return [];
  const statement = own ? item.statement : unsaid(item, items);
  if (statement === "" || items.some((other) => alike(other.statement) === alike(statement))) return [];
  return [statement === item.statement ? item : { ...item, statement, points: [] }];
};

/** What a statement names as all that a thing is made of: "Made of wool", "羊毛材质", "羊毛". */
const materialIn = (statement: string): string => statement.replace(/^made of |材质$/giu, "").toLowerCase();

/** "羊毛" beside "羊毛、棉、聚酯纤维", "made of wool" beside "100% wool": what another fact says with more. */
const isOfList = (item: Item, items: readonly Item[]): boolean =>
  items.some(({ statement }) => {
    const one = materialIn(item.statement);
    const list = statement.split("、");
    const share = new RegExp(`\\d ?% ?${one.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}$`, "iu");
    return (
      statement !== item.statement && ((list.length > 1 && list.includes(one)) || (findMaterials(one).length > 0 && share.test(statement)))
    );
  });

/** A row of an English table: "Voltage: 220-240V". */
const LABELED = /^[A-Z][A-Za-z ]{2,24}: \S/u;

/** The facts of a product as they can be said, in the order in which they are to be said, and those that cannot. */
export const itemsOf = (reading: Reading): Sayable => {
  const items: Item[] = [];
  const refused: Refused[] = [];
  const repeated: string[] = [];
  const strength = (id: string): number =>
    Math.max(0, ...reading.points.filter(({ factId }) => factId === id).map((point) => point.strength));
  const given = givenFacts(reading.product);
  // What a page tells of its thing stands between what it lists and the rows of its table.
  const isTold = (fact: Given): boolean =>
    breathsOf(fact, reading).length > 0 || (reading.language === "en" && withList(plainer(fact.text), reading.about.noun).length > 0);
  const prose = given.some(({ own }) => own) ? [] : otherFacts(reading.product).filter(isTold);
  const others = otherFacts(reading.product)
    .filter((fact) => !prose.some(({ id }) => id === fact.id))
    .map((fact) => ({ fact, rank: Math.max(strength(fact.id), specOf(fact.text)?.rank ?? 0) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => b.rank - a.rank);
  const say = (facts: readonly Given[]): void => {
    for (const fact of facts) {
      const found = ofFact(fact, true, reading);
      if (typeof found === "string") refused.push({ factId: fact.id, reason: found });
      else {
        const fresh = found.flatMap((item) => anew(item, fact, items, reading));
        if (fresh.length === 0) repeated.push(fact.id);
        items.push(...fresh);
      }
    }
  };
  // Of length, width, height and depth of a page one is enough: an ad is no drawing.
  const isSide = (fact: Given): boolean => !fact.own && SIDES.has(rowKind(fact.text) ?? "none");
  const [side, ...sides] = given.filter(isSide);
  // What a page says in words goes before its table.
  const isRow = ({ own, text }: Given): boolean =>
    !own && (/^\p{Script=Han}{2,6}[:：]/u.test(text) || (prose.length > 0 && LABELED.test(text)));
  const told = [...given.filter((fact) => !sides.includes(fact)), ...prose].toSorted((a, b) => Number(isRow(a)) - Number(isRow(b)));
  say(told.filter((fact) => !makesWay(fact)));
  let sized = side !== undefined;
  for (const { fact } of others.slice(0, 24)) {
    if (isSide(fact) && sized) continue;
    sized ||= isSide(fact);
    const found = ofFact(fact, false, reading);
    if (typeof found === "string") continue;
    items.push(
      ...found
        .slice(0, 1)
        .filter((item) => !repeats(item, items))
        .flatMap((item) => anew(item, fact, items, reading)),
    );
  }
  say(told.filter(makesWay));
  const listed = items.filter((item) => isOfList(item, items));
  const own = new Set(given.filter((fact) => fact.own).map(({ id }) => id));
  const rank = ({ factId, statement }: Item): number => (own.has(factId) ? 0 : dullness(statement));
  const unlisted = items.filter((item) => !listed.includes(item)).toSorted((one, other) => rank(one) - rank(other));
  // What a thing takes of the mains, and how it is washed, fill an ad that has nothing else.
  const telling = unlisted.filter((item) => !reading.isShort || own.has(item.factId) || !isNoReason(item.statement));
  const said = telling.length >= FEW ? telling : unlisted;
  const left = [...listed.map(({ factId }) => factId), ...sides.map(({ id }) => id)];
  return { items: [...said, ...ofName(reading, said)], refused, repeated: [...repeated, ...left] };
};
