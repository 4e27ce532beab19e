import { describe, expect, it } from "vitest";
import { FONTS } from "../../../../timeline/fonts.ts";
import { FONT_FILES } from "../picture/fonts.ts";
import { ACTIONS, actionOf, chordOf, keyName, PRESET_NAMES, PRESETS } from "./presets.ts";
import { mapOf } from "./stored.ts";

const press = (key: string, code = "", held: object = {}) => ({
  key,
  code,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

describe("the keys of a preset", () => {
  it.each(PRESET_NAMES)("%s: each key does one thing, and no action is without one", (name) => {
    const all = ACTIONS.flatMap((action) => [...PRESETS[name][action]]);
    expect(all.filter((key, at) => all.indexOf(key) !== at)).toEqual([]);
    expect(ACTIONS.filter((action) => PRESETS[name][action].length === 0)).toEqual([]);
  });

  it("are known on any layout and platform", () => {
    expect(chordOf(press("z", "KeyZ", { metaKey: true, shiftKey: true }))).toBe("Mod+Shift+Z");
    expect(chordOf(press("ы", "KeyS"))).toBe("S");
    expect(chordOf(press("?", "Slash", { shiftKey: true }))).toBe("?");
    expect(chordOf(press("{", "BracketLeft", { shiftKey: true }))).toBe("Shift+[");
    expect(actionOf(PRESETS.reelwright, press(" ", "Space"))).toBe("play");
    expect(actionOf(PRESETS.premiere, press("k", "KeyK", { ctrlKey: true }))).toBe("split");
    expect(actionOf(PRESETS.reelwright, press("t", "KeyT", { ctrlKey: true }))).toBeNull();
  });

  it("give way to a person's own", () => {
    const map = mapOf({ name: "reelwright", own: { marker: ["S"] } });
    expect(actionOf(map, press("s", "KeyS"))).toBe("marker");
    expect(map.split).toEqual([]);
  });

  it("are shown as a keyboard has them", () => {
    expect(keyName("Mod+Shift+Z", false)).toBe("Ctrl+Shift+Z");
    expect(keyName("Mod+Shift+Z", true)).toBe("⌘⇧Z");
    expect(keyName("+", false)).toBe("+");
  });
});

it("every face of the compositor has an address in the browser", () => {
  expect(FONTS.filter(({ file }) => !FONT_FILES[`/node_modules/${file}`]).map(({ file }) => file)).toEqual([]);
});
