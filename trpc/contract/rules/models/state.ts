import { type Model, MODELS, PROVIDER_KEYS } from "./index.ts";

/** Whether a model can be used: `switched-off` by an administrator. */
export const MODEL_STATES = ["available", "needs-key", "retired", "switched-off"] as const;
export type ModelState = (typeof MODEL_STATES)[number];

/** What an administrator has changed of a model. */
export interface ModelChange {
  readonly id: string;
  readonly enabled?: boolean | undefined;
  readonly credits?: number | undefined;
}

export interface ModelNow extends Model {
  readonly state: ModelState;
  /** The variables that it lacks. */
  readonly missing: readonly string[];
}

interface Installation {
  /** Whether a variable is set. */
  readonly has: (variable: string) => boolean;
  readonly changes: readonly ModelChange[];
  /** `2026-11-23` (UTC). */
  readonly today: string;
}

function stateOf({ retired }: Model, enabled: boolean, { missing, today }: { missing: readonly string[]; today: string }): ModelState {
  if (retired && retired.on <= today) return "retired";
  if (!enabled) return "switched-off";
  return missing.length > 0 ? "needs-key" : "available";
}

/** A model as it is on this installation today. */
export function modelNow(model: Model, { has, changes, today }: Installation): ModelNow {
  const changed = changes.find(({ id }) => id === model.id);
  const missing = PROVIDER_KEYS[model.provider].filter((name) => !has(name));
  const state = stateOf(model, changed?.enabled !== false, { missing, today });
  return { ...model, credits: changed?.credits ?? model.credits, missing, state };
}

export const modelsNow = (installation: Installation): ModelNow[] => MODELS.map((model) => modelNow(model, installation));

/** What a run costs in whole credits: `units` are pictures, or seconds of film in all. */
export const modelCost = ({ credits }: Pick<Model, "credits">, units: number): number => Math.max(1, Math.ceil(credits * units - 1e-9));
