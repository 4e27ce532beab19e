/**
 * Where measuring needs a yes first (ISO 3166): the European Union, the EEA and its overseas regions, the United
 * Kingdom, Switzerland, and others whose law asks for it before a cookie of statistics is set. Decided cautiously.
 */
const ASK_FIRST: ReadonlySet<string> = new Set([
  ..."AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE".split(" "),
  ..."IS LI NO GB CH GI JE GG IM".split(" "),
  ..."GP GF MQ RE YT MF AX".split(" "),
  ..."BR TR KR IN TH ZA VN ID PH PK".split(" "),
]);

export type Choice = "yes" | "no" | null;

export interface Visitor {
  /** Empty: not known. */
  country: string;
  choice: Choice;
  /** Global Privacy Control, by header or by the browser's property. */
  gpc: boolean;
}

/** Whether a country's visitors are asked first; an unknown country's are. */
export const mustAsk = (country: string): boolean => country === "" || country === "XX" || country === "T1" || ASK_FIRST.has(country);

/** Whether anything may be sent about this visitor, and an id be set. Global Privacy Control is a no, whatever was chosen. */
export const mayMeasure = ({ country, choice, gpc }: Visitor): boolean =>
  !gpc && (choice === "yes" || (choice === null && !mustAsk(country)));

/** Whether to put the question: it is needed, not answered, and not answered by the browser. */
export const asks = ({ country, choice, gpc }: Visitor): boolean => !gpc && choice === null && mustAsk(country);
