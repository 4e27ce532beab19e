/** What the words at an amount say of its taxes: without them, with them, or nothing. */
export type Tax = "net" | "gross" | "";

const TAX =
  '(?:vat|v\\.a\\.t\\.?|(?:sales )?tax(?:es)?|gst|hst|mwst\\.?|mehrwertsteuer|ust\\.?|steuern?|dph|tva|btw|moms|mva|iva|i\\.v\\.a\\.?|ddv|pdv|alv|kdv|áfa|pvn|pvm|vsk|ppn|impuestos?|impostos|imposte|tasse|ндс|пдв|ддс|φπα|מע["״]?מ|الضريبة|ضريبة|税|稅|세)';
const WITHOUT =
  "(?:ohne|zzgl\\.?|ex(?:cl?)?\\.?(?: of)?|excluding|exclusive of|exclu|exkl\\.?|eks(?:kl)?\\.?|bez|brez|hors|without|before|sans|sin|s\\/|sem|senza|uden|utan|uten|ilman|fără|fara|be|без|χωρίς|plus|belum|chưa(?: gồm)?|לא כולל|غير شامل|\\+)";
const WITH =
  "(?:inkl?\\.?|incl?\\.?(?:usief)?|inc\\.?|including|inclusive of|with|after|mit|avec|con|com|c\\/|med|cu|su|ar|s|z|včetně|vrátane|sis\\.?|με|с|включая|termasuk|đã gồm|gồm|כולל|شامل)";
const NET = new RegExp(
  `(?<!\\p{L})${WITHOUT} ?${TAX}(?!\\p{L})|(?<!\\p{L})${TAX} (?:excluded|exclusive|esclus[ao]|excluid[ao]|excluída|hariç|0 ?%|nélkül|별도|non compris[e]?)|(?<!\\p{L})(?:netto|nettó|net(?: price|:)|HT|veroton|käibemaksuta|km-ta)(?!\\p{L})|税抜|税别|税別|未[稅税]|不含[税稅]|本体価格|부가세 별도`,
  "iu",
);
const GROSS = new RegExp(
  `(?<!\\p{L})${WITH} ?${TAX}(?!\\p{L})|(?<!\\p{L})${TAX} (?:included|inclusive|incl\\.?|inclus[aeo]?|incluid[ao]|incluído|dahil|compris[e]?|포함)|(?<!\\p{L})(?:brutto|bruttó|gross(?: price|:)|TTC|verollinen|km-ga)(?!\\p{L})|税込|含[税稅]|부가세 포함`,
  "iu",
);
const RATE = /\p{N}{1,2}(?:[.,]\p{N}{1,2})? ?%\s?/gu;

/** Words that say both (`excl.` holds `incl` in no language, `不含税` holds `含税`) say the first. */
const saidIn = (words: string): Tax => (NET.test(words) ? "net" : GROSS.test(words) ? "gross" : "");

/** Without rates (`excl. 20 % VAT`), which are no amounts. A rate of nothing stays: `alv 0 %`. */
const withoutRates = (text: string): string => text.replace(RATE, (rate) => (/^0 ?%/.test(rate) ? "" : " ")).replace(/ {2,}/g, " ");
const isZeroRated = (text: string): boolean => new RegExp(`(?<!\\p{L})${TAX} 0 ?%`, "iu").test(text);

/**
 * What a line says of the amount between `ahead` and `after`. Words before an amount are its own where no other amount
 * stands before them, or where that one has words before it as well: those of `£83 ex. VAT £100` are the first one's.
 */
export function taxOf(ahead: string, after: string): Tax {
  const head = withoutRates(ahead);
  const tail = withoutRates(after);
  const next = tail.search(/\p{N}/u);
  // Words in a bracket with an amount of its own are that one's: `¥11,637（税込¥12,800）`.
  const behind = next < 0 ? tail : tail.slice(0, next).replace(/[(（][^)）]*$/, "");
  const last = head.search(/\p{N}[^\p{N}]*$/u);
  const own = last < 0 ? head : head.slice(last + 1);
  const labelled = last < 0 || /[(（][^)）]*$/.test(own) || saidIn(head.slice(0, head.search(/\p{N}/u))) !== "";
  if (labelled && saidIn(own) !== "") return saidIn(own);
  return isZeroRated(after.slice(0, 24)) ? "net" : saidIn(behind);
}
