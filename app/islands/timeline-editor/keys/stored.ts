import { type Action, ACTIONS, type KeyMap, PRESETS, type PresetName } from "./presets.ts";

/** The keys that a person has chosen: a preset, and their own in place of some of it. */
export interface Preset {
  name: PresetName;
  own: Partial<Record<Action, readonly string[]>>;
}

const KEY = "timeline-keys";

export function readPreset(storage: Storage): Preset {
  try {
    const found = JSON.parse(storage.getItem(KEY) ?? "{}") as { name?: unknown; own?: unknown };
    const name = Object.hasOwn(PRESETS, String(found.name)) ? (found.name as PresetName) : "reelwright";
    const own = Object.entries(found.own ?? {}).filter(
      ([action, keys]) => ACTIONS.some((one) => one === action) && Array.isArray(keys) && keys.every((key) => typeof key === "string"),
    );
    return { name, own: Object.fromEntries(own) };
  } catch {
    return { name: "reelwright", own: {} };
  }
}

export function keepPreset(storage: Storage, preset: Preset): void {
  try {
    storage.setItem(KEY, JSON.stringify(preset));
  } catch {
    // Without room for them, the keys last as long as the page.
  }
}

/** The keys of a preset, with a person's own: a key that they gave to one action is no other's. */
export function mapOf({ name, own }: Preset): KeyMap {
  const taken = new Set(Object.values(own).flat());
  return Object.fromEntries(
    ACTIONS.map((action) => [action, own[action] ?? PRESETS[name][action].filter((key) => !taken.has(key))]),
  ) as unknown as KeyMap;
}
