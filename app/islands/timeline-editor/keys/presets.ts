/** What most editors agree on. `Mod` is Command on a Mac, else Control. */
const AGREED = {
  play: ["Space"],
  shuttleBack: ["J"],
  shuttleStop: ["K"],
  shuttleOn: ["L"],
  frameBack: ["ArrowLeft"],
  frameOn: ["ArrowRight"],
  jumpBack: ["Shift+ArrowLeft"],
  jumpOn: ["Shift+ArrowRight"],
  start: ["Home"],
  end: ["End"],
  toClip: ["P"],
  cutBefore: ["ArrowUp"],
  cutAfter: ["ArrowDown"],
  split: ["S"],
  trimStart: ["Q"],
  trimEnd: ["W"],
  remove: ["Delete", "Backspace"],
  removeClose: ["Shift+Delete", "Shift+Backspace"],
  closeGap: ["G"],
  duplicate: ["D"],
  earlier: [","],
  later: ["."],
  marker: ["M"],
  link: ["Mod+L"],
  group: ["Mod+G"],
  undo: ["Mod+Z"],
  redo: ["Mod+Shift+Z", "Mod+Y"],
  selectAll: ["Mod+A"],
  deselect: ["Escape"],
  zoomIn: ["=", "+"],
  zoomOut: ["-"],
  fit: ["Shift+Z"],
  snapping: ["N"],
  scope: ["H"],
  media: ["A"],
  inspector: ["I"],
  transcript: ["T"],
  exports: ["E"],
  more: ["O"],
  addText: ["X"],
  toolSelect: ["V"],
  toolRoll: ["R"],
  toolSlip: ["Y"],
  toolSlide: ["U"],
  help: ["?"],
};
/** Everything that a key may do. */
export type Action = keyof typeof AGREED;
export const ACTIONS = Object.keys(AGREED) as readonly Action[];
export type KeyMap = Readonly<Record<Action, readonly string[]>>;

export const PRESETS = {
  reelwright: AGREED,
  premiere: { ...AGREED, split: ["Mod+K"], fit: ["\\"], snapping: ["S"], toolRoll: ["N"] },
  finalCut: { ...AGREED, split: ["Mod+B"], trimStart: ["Alt+["], trimEnd: ["Alt+]"] },
  resolve: { ...AGREED, split: ["Mod+B", "Mod+\\"], trimStart: ["Shift+["], trimEnd: ["Shift+]"] },
  capcut: { ...AGREED, split: ["Mod+B"] },
} as const satisfies Record<string, KeyMap>;
export type PresetName = keyof typeof PRESETS;
export const PRESET_NAMES = Object.keys(PRESETS) as PresetName[];

type Pressed = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/** Keys that are on other places with Shift: what is printed on them is what counts. */
const PRINTED = /^[^a-z0-9\s]$/i;

/** A pressed key as presets write it: `Mod+Shift+Z`. */
export function chordOf({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Pressed): string {
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  const bracket = code === "BracketLeft" ? "[" : code === "BracketRight" ? "]" : undefined;
  const name = key === " " ? "Space" : (letter ?? bracket ?? (key.length === 1 ? key.toUpperCase() : key));
  const shift = shiftKey && !(PRINTED.test(key) && bracket === undefined);
  return [ctrlKey || metaKey ? "Mod" : "", altKey ? "Alt" : "", shift ? "Shift" : "", name].filter(Boolean).join("+");
}

/** What a pressed key does; null: it is left to the browser. */
export function actionOf(map: KeyMap, pressed: Pressed): Action | null {
  const chord = chordOf(pressed);
  return ACTIONS.find((action) => map[action].includes(chord)) ?? null;
}

const SIGNS: Readonly<Record<string, string>> = {
  ArrowLeft: "←",
  ArrowRight: "→",
  ArrowUp: "↑",
  ArrowDown: "↓",
  "=": "+",
};

/** A key as it is shown: `Ctrl+B`, on a Mac `⌘B`. */
export function keyName(chord: string, mac: boolean): string {
  const parts = chord.split(/\+(?=.)/).map((one) => SIGNS[one] ?? one);
  if (!mac) return parts.map((one) => (one === "Mod" ? "Ctrl" : one)).join("+");
  const signs: Readonly<Record<string, string>> = { Mod: "⌘", Shift: "⇧", Alt: "⌥" };
  return parts.map((one) => signs[one] ?? one).join("");
}
