import type { ScriptLanguage } from "../../../../trpc/contract/product.ts";
import { GAINS_EN } from "./gains-en.ts";
import { GAINS_ZH } from "./gains-zh.ts";
import { meets, type Standing } from "./needs.ts";

/** A statement with what a buyer has of it. */
export type Gained = { text: string; /** The statement in the parts that the gain leaves of it. */ claims: string[]; gain: string };

const GAINS = { en: GAINS_EN, zh: GAINS_ZH } as const;

/** In Chinese a gain goes on with the clause that it is of; what comes after that clause is a sentence of its own. */
const inChinese = (statement: string, fact: RegExp, gain: string): Gained => {
  const clauses = statement.split("，");
  const at = clauses.findIndex((clause) => fact.test(clause)) + 1;
  const claims = [clauses.slice(0, at), clauses.slice(at)].map((part) => part.join("，")).filter((part) => part !== "");
  return { text: [`${claims[0] ?? ""}，${gain}`, ...claims.slice(1)].join("。"), claims, gain };
};

/** The ways to say a statement with what a buyer has of it, without the stop at its end. */
export const withGain = (statement: string, language: ScriptLanguage, standing: Standing): Gained[] =>
  GAINS[language]
    .filter(([fact, line]) => fact.test(statement) && meets(line, standing))
    .map(([fact, line]) => {
      const gain = (line.split(" | ")[0] ?? "").replace(/\.$/u, "");
      return language === "zh" ? inChinese(statement, fact, gain) : { text: `${statement}. ${gain}`, claims: [statement], gain };
    });
