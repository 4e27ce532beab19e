import type { MessageKey } from "../../../locales/index.ts";

interface Rule {
  readonly key: MessageKey;
  /** Each of them must be found. */
  readonly all: readonly RegExp[];
}

const MINOR =
  /\b(?:child(?:ren)?|kids?|minors?|toddlers?|teen(?:ager)?s?|under-?age|school ?(?:girl|boy)s?|(?:[1-9]|1[0-7])[- ]year[- ]old|loli|shota)\b|儿童|小孩|孩子|未成年|幼女|萝莉|正太|小学生|初中生/iu;
const SEXUAL =
  /\b(?:nude|naked|nsfw|porn\w*|erotic|hentai|sex(?:ual|ually|y)?|topless|genitals?|blow ?jobs?|orgasm)\b|裸体|裸照|全裸|色情|性爱|做爱|性交|情色|黄片/iu;
const EXPLICIT =
  /\b(?:nude|naked|nsfw|porn\w*|erotica|hentai|sexual (?:act|intercourse)|having sex|topless|genitals?|blow ?jobs?|orgasm)\b|裸体|裸照|全裸|色情|性爱|做爱|性交|黄片/iu;

/**
 * What no model of ours is asked for, in the words of the two languages of the interface: the first rule that fits is the
 * reason. A provider's own refusal comes on top of it. Product words ("naked cake", "sexy red lipstick") pass: see its test.
 */
const RULES: readonly Rule[] = [
  { key: "moderation.sexualMinors", all: [MINOR, SEXUAL] },
  { key: "moderation.sexual", all: [EXPLICIT] },
  {
    key: "moderation.violence",
    all: [/\b(?:gore|dismember\w*|behead\w*|decapitat\w*|mutilat\w*|disembowel\w*|torture (?:scene|porn|of))\b|血腥|斩首|肢解|虐杀|分尸/iu],
  },
  {
    key: "moderation.hate",
    all: [
      /\b(?:kill|exterminate|gas|lynch|eradicate) (?:all |the )?(?:jews|muslims|blacks|gays|christians|asians|immigrants|women)\b|\b(?:white|racial) supremac\w*|heil hitler|种族灭绝|纳粹万岁|杀光/iu,
    ],
  },
  {
    key: "moderation.selfHarm",
    all: [
      /\b(?:how to |ways to )?(?:commit(?:ting)? suicide|kill myself|self[- ]harm|cut(?:ting)? (?:my|her|his) wrists?)\b|自杀方法|教我自杀|割腕/iu,
    ],
  },
  {
    key: "moderation.weapons",
    all: [
      /\b(?:how to|instructions? (?:for|to)|recipe for|diagram of how to)\b|怎么|如何|教程|配方|制作方法/iu,
      /\b(?:pipe bomb|bomb|explosives?|nerve agent|sarin|meth(?:amphetamine)?|ghost gun)\b|炸弹|炸药|冰毒|毒品|枪支/iu,
    ],
  },
  {
    key: "moderation.deception",
    all: [
      /\b(?:fake|forged?|counterfeit)\b|假的?|伪造|仿造/iu,
      /\b(?:passports?|id cards?|driver'?s licen[cs]es?|bank ?notes?|dollar bills?|visas?|diplomas?)\b|护照|身份证|驾照|钞票|人民币|文凭/iu,
    ],
  },
];

/** Food, colours and clothes that say it innocently. */
const INNOCENT =
  /\bnaked (?:cakes?|eggs?|juice|bikes?|wines?|eye|oats?)\b|\bnude (?:lipsticks?|palettes?|tones?|colou?rs?|heels?|pumps?|nails?|shades?|pink|beige)\b|裸色|裸妆|裸眼/giu;

/** Why a prompt is refused; null where it may be asked for. Written apart, in other widths or with invisible signs it is read the same. */
export function moderated(prompt: string): MessageKey | null {
  const plain = prompt
    .normalize("NFKC")
    .replaceAll(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, "")
    .replaceAll(INNOCENT, " ");
  return RULES.find(({ all }) => all.every((words) => words.test(plain)))?.key ?? null;
}
