import type { ScriptLanguage } from "../../../../trpc/contract/product.ts";
import type { ScriptObjective } from "../../../../trpc/contract/rules/script.ts";
import type { PointKind } from "../facts/point.ts";
import type { Category } from "../glossary/entry.ts";
import { BRIEF_CALLS_EN, CALLS_EN, CLOSERS_EN, LEADS_EN, NAMES_EN, PLAIN_HOOKS_EN, REVEALS_EN, SHOPPER_HOOKS_EN } from "./en-frame.ts";
import { HOOKS_EN, POINTS_EN } from "./en-points.ts";
import { SCENES_EN_A } from "./en-scenes-a.ts";
import { SCENES_EN_B } from "./en-scenes-b.ts";
import type { Scenes } from "./scenes.ts";
import { BRIEF_CALLS_ZH, CALLS_ZH, CLOSERS_ZH, LEADS_ZH, NAMES_ZH, PLAIN_HOOKS_ZH, REVEALS_ZH, SHOPPER_HOOKS_ZH } from "./zh-frame.ts";
import { HOOKS_ZH, POINTS_ZH } from "./zh-points.ts";
import { SCENES_ZH_A } from "./zh-scenes-a.ts";
import { SCENES_ZH_B } from "./zh-scenes-b.ts";

/** Everything that one language can say. */
export type Bank = {
  points: Readonly<Record<PointKind, readonly string[]>>;
  hooks: Readonly<Partial<Record<PointKind, readonly string[]>>>;
  scenes: Readonly<Record<Category, Scenes>>;
  reveals: readonly string[];
  shopperHooks: readonly string[];
  plainHooks: readonly string[];
  closers: readonly string[];
  /** What leads into a fact, and what names the product before one. */
  leads: readonly string[];
  names: readonly string[];
  briefCalls: Readonly<Record<ScriptObjective | "sold-out", readonly string[]>>;
  calls: Readonly<Record<ScriptObjective | "sold-out", readonly string[]>>;
};

export const BANKS: Readonly<Record<ScriptLanguage, Bank>> = {
  en: {
    points: POINTS_EN,
    hooks: HOOKS_EN,
    scenes: { ...SCENES_EN_A, ...SCENES_EN_B },
    reveals: REVEALS_EN,
    shopperHooks: SHOPPER_HOOKS_EN,
    plainHooks: PLAIN_HOOKS_EN,
    closers: CLOSERS_EN,
    leads: LEADS_EN,
    names: NAMES_EN,
    briefCalls: BRIEF_CALLS_EN,
    calls: CALLS_EN,
  },
  zh: {
    points: POINTS_ZH,
    hooks: HOOKS_ZH,
    scenes: { ...SCENES_ZH_A, ...SCENES_ZH_B },
    reveals: REVEALS_ZH,
    shopperHooks: SHOPPER_HOOKS_ZH,
    plainHooks: PLAIN_HOOKS_ZH,
    closers: CLOSERS_ZH,
    leads: LEADS_ZH,
    names: NAMES_ZH,
    briefCalls: BRIEF_CALLS_ZH,
    calls: CALLS_ZH,
  },
};
