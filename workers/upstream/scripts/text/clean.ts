const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  quot: '"',
  apos: "'",
  lt: "<",
  gt: ">",
  nbsp: " ",
  eacute: "é",
  reg: "",
  trade: "",
  deg: "°",
};

const entities = (text: string): string =>
  text
    .replace(/&#x([0-9a-f]{1,6});/gi, (_, hex: string) => String.fromCodePoint(Math.min(Number.parseInt(hex, 16), 0x10ffff)))
    .replace(/&#(\d{1,7});/g, (_, code: string) => String.fromCodePoint(Math.min(Number(code), 0x10ffff)))
    .replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name.toLowerCase()] ?? whole);

/** True when a text shouts: most of its letters are capitals, and there are enough to tell. */
const shouts = (text: string): boolean => {
  const cased = text.match(/[\p{Lu}\p{Ll}]/gu)?.length ?? 0;
  const upper = text.match(/\p{Lu}/gu)?.length ?? 0;
  return cased > 5 && upper > cased * 0.6;
};

/** Words of capitals that are not shouted. */
export const ACRONYM =
  /^(ROM|[KMGT]B|[MG]?HZ|GSM|GPRS|UMTS|HSDPA|EDGE|LTE|DVD|CD|VGA|DVI|AMD|DDR\d?|PS\d|LED|OLED|AMOLED|FHD|QHD|QLED|LCD|IPS|DSLR|CMOS|APS|AAC|HDR|HDMI|DPI|ANC|AF|ISO|EVA|TPU|PTFE|PFOA|UPF|TSA|RFID|DX|FX|MP|EOS|ABS|HEPA|USB|GPS|HD|UHD|TV|UV|SPF|RGB|SSD|RAM|CPU|GPU|NFC|BPA|PU|PVC|ABS|UK|USA|EU|XL|XXL|AC|DC|PC|IP\d+|\d+\p{Lu}+|\p{Lu}+\d+\p{L}*|[IVX]{2,4})$/u;

/** A capital after a small letter, or small letters after two capitals, is how a name or a unit is written: "sAMOLED", "2133MHz". */
const MIXED = /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}/u;

/** SHOUTED words in sentence case; acronyms stay. */
export const calmDown = (text: string): string =>
  shouts(text)
    ? text.replace(/[\p{L}\p{N}][\p{L}\p{N}'’]*/gu, (word, at: number) =>
        ACRONYM.test(word) || MIXED.test(word) || (word.length === 1 && text[at - 1] === "-") ? word : word.toLowerCase(),
      )
    : text;

const upperFirst = (text: string): string => text.replace(/^\p{Ll}(?!\p{Lu})/u, (letter) => letter.toUpperCase());

/** Where it is sold is no part of what it is called. */
const MARKETS = /苏宁易购|京东(?:自营|商城)|天猫(?:超市|国际)?|淘宝|拼多多|(?:官方)?旗舰店|专卖店|(?<=\p{Script=Han})自营/gu;

/** Marks, emoji, tags and doubled signs out; entities read; spaces single. Nothing of the words changes. */
export const stripNoise = (text: string): string =>
  entities(entities(text))
    .replace(/<[^<>]{0,200}>/g, " ")
    // "M·A·C" is said as one word.
    .replace(/(?<=(?<!\p{L})\p{Lu}(?:·\p{Lu})*)·(?=\p{Lu}(?!\p{L}))/gu, "")
    // A letter that was lost on its way: "Nike\uFFFD".
    .replaceAll("\uFFFD", "")
    .replace(/[™®©℠†‡✓✔★☆►▶•●■◆▪·]|\p{Extended_Pictographic}|\u200B|\uFE0F|[\u202A-\u202E\u2066-\u2069\u200E\u200F]/gu, " ")
    .replace(/[“”„«»]/g, '"')
    .replace(/[‘’]/g, "'")
    // A point that a space follows: "21. 5 inches".
    .replace(/(?<=(?<![\d.])\d{1,3})\. (?=\d (?:inch|million|cm|mm|kg|l)\b)|(?<=(?<![\d.])\d{1,3})\. (?=\d inches\b)/giu, ".")
    // Two marks for one: "19''" is inches, "the ''Stacy'' chair" a name.
    .replace(/(?<=\d) ?''/g, '"')
    .replace(/'' ?([^']{1,40}?) ?''/g, "$1")
    .replace(/([!?。！？])[!?。！？]+/g, "$1")
    // The number of a footnote: "resistant to 50 meters.1 A processor".
    .replace(/(?<=\p{Ll}{2}[.!])\d{1,2}(?=\s+\p{Lu}|$)/gu, "")
    .replace(
      /\b(?:free (?:shipping|delivery|returns)|best seller|hot sale|new arrival|limited (?:offer|time)|flash sale|top quality)\b!?/gi,
      " ",
    )
    .replace(MARKETS, " ")
    .replace(/\s+/g, " ")
    .trim();

/** A sentence of a page as one may say it: no noise, no brackets, no LABEL: before it, not shouted. */
export const cleanSentence = (text: string): string => {
  const plain = stripNoise(text)
    .replace(/[([【（〔][^)\]】）〕]{0,120}[)\]】）〕]/g, " ")
    .replace(/^["'\-–—*#:;,.\s]+|["\s]+$/g, "")
    .replace(/\s+([,.;:!?])/g, "$1")
    .replace(/\s+/g, " ");
  const unlabelled = plain.replace(
    /^[\p{Lu}\d\s&/,'-]{4,50}[:：]\s*|^[^:：.]{2,28}[:：]\s*(?=\p{Lu}\p{Ll}+ \p{L}+ \p{L}+|\p{Script=Han})/u,
    "",
  );
  return upperFirst(calmDown(unlabelled).trim());
};

/** A sentence that is not shouted; a LABEL: before it is left out. Nothing else of it changes. */
export const calmSentence = (text: string): string =>
  upperFirst(calmDown(text.replace(/^[\p{Lu}\s&/'-]{4,50}[:：]\s*(?=\p{L}+ \p{L}+)/u, "")).trim());
