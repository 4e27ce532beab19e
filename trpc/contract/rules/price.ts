/** What a cost is counted in: `size` is characters, seconds or pieces; each started step costs `credits`. */
export interface CostRule {
  unit: "characters" | "seconds" | "items";
  step: number;
  credits: number;
  source: "spec" | "decision";
}

export const perSeconds = (step: number, credits: number): CostRule => ({ unit: "seconds", step, credits, source: "decision" });
export const perItem = (credits: number): CostRule => ({ unit: "items", step: 1, credits, source: "decision" });
export const perCharacters = (step: number, credits: number): CostRule => ({ unit: "characters", step, credits, source: "spec" });
