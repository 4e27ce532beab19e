import { type Model, type ModelProvider, MODELS, PROVIDER_KEYS } from "./index.ts";
import { modelCost } from "./units.ts";

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
  /** Whether a variable is set for a provider. */
  readonly has: (variable: string, provider: ModelProvider) => boolean;
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
function modelNow(model: Model, { has, changes, today }: Installation): ModelNow {
  const changed = changes.find(({ id }) => id === model.id);
  const needed = [...PROVIDER_KEYS[model.provider], ...(model.readsFiles ? ["FILES_ORIGIN"] : [])];
  const missing = needed.filter((name) => !has(name, model.provider));
  const state = stateOf(model, changed?.enabled !== false, { missing, today });
  return { ...model, credits: changed?.credits ?? model.credits, missing, state };
}

export const modelsNow = (installation: Installation): ModelNow[] => MODELS.map((model) => modelNow(model, installation));

/** Seconds that whole recordings and films are charged by (spec §9: translation is measured per 30 seconds). */
export const WHOLE_STEP = 30;

/** The same of a whole recording or film: each started step of it. */
export const wholeCost = (model: Pick<Model, "credits">, seconds: number): number =>
  modelCost(model, Math.max(1, Math.ceil(seconds / WHOLE_STEP - 1e-9)) * WHOLE_STEP);
