import { RATIOS, TEMPLATES } from "../../../timeline/brief.ts";
import { compose } from "../../../timeline/compose/compose.ts";
import { parseDocument, SCHEMA_VERSION, type TimelineDocument } from "../../../timeline/document.ts";
import { type Effect, effect } from "../../../timeline/document/effects.ts";
import { transition } from "../../../timeline/document/motion.ts";
import { random } from "../../../timeline/draw/random.ts";
import { anyCommand } from "../../../timeline/edit/any-command.ts";
import { editCommand } from "../../../timeline/edit/commands.ts";
import { begin, edit, type EditLog, redo, undo } from "../../../timeline/edit/log.ts";
import { EditRefused } from "../../../timeline/edit/refused.ts";
import { fixtureBrief } from "../../../timeline/fixtures/brief.ts";
import { ticks, TIMEBASE } from "../../../timeline/time.ts";

export interface Named {
  name: string;
  document: TimelineDocument;
}

const COMMANDS = 1000;
const RANDOM = 10;

const ad = (template: (typeof TEMPLATES)[number], ratio: (typeof RATIOS)[number], language: "en" | "zh"): TimelineDocument =>
  compose(fixtureBrief({ template, ratio, language, presenter: template === "studio" && ratio === "9:16" }));

/** Every director in every shape and language. */
const composed = (): Named[] =>
  TEMPLATES.flatMap((template) =>
    RATIOS.flatMap((ratio) =>
      (["en", "zh"] as const).map((language) => ({ name: `${template} ${ratio} ${language}`, document: ad(template, ratio, language) })),
    ),
  );

/** Two pictures of an ad and a line of text, 1 s and 1 s. */
function pair(more: object, effects: readonly unknown[] = []): TimelineDocument {
  const { assets, canvas } = ad("studio", "1:1", "en");
  const pictures = Object.entries(assets).filter(([, { type }]) => type === "image");
  const [[one = ""] = [], [two = ""] = []] = pictures;
  const { width, height } = canvas;
  const box = { x: width / 2, y: height / 2, width, height };
  const shot = (id: string, startTime: number, assetId: string, rest: object) => ({
    type: "image",
    id,
    assetId,
    startTime,
    duration: TIMEBASE,
    transform: box,
    ...rest,
  });
  const text = {
    type: "text",
    id: "words",
    text: "Two shots 与文字",
    startTime: 0,
    duration: 2 * TIMEBASE,
    transform: { ...box, y: height * 0.8, height: height / 5 },
    style: { families: ["Instrument Sans", "Noto Sans SC"], size: 70, weight: 600, color: "#ffffff", align: "center" },
    enter: { unit: "word", kind: "rise", duration: ticks(0.3), stagger: ticks(0.1) },
  };
  return parseDocument({
    schemaVersion: SCHEMA_VERSION,
    id: "pair",
    revision: 1,
    timebase: TIMEBASE,
    canvas: { ...canvas, background: "#203040" },
    assets: Object.fromEntries(pictures),
    tracks: [
      { id: "v", type: "mixed", name: "", elements: [shot("a", 0, one, {}), shot("b", TIMEBASE, two, { effects, ...more })] },
      { id: "t", type: "text", name: "", elements: [text] },
    ],
  });
}

const transitions = (): Named[] =>
  transition.shape.type.options.map((type) => ({
    name: `transition ${type}`,
    document: pair({ transitionIn: { type, duration: ticks(0.4), fromElementId: "a", colors: ["#e4572e", "#f2e9dc"] } }),
  }));

const EFFECTS: Readonly<Record<Effect["type"], object>> = {
  blur: { radius: 12 },
  shadow: { color: "#000000", blur: 20, x: 8, y: 12 },
  contact: {},
  reflection: {},
  stroke: { color: "#ffffff", width: 14 },
  radius: { value: 60 },
  mask: { shape: "hexagon" },
  reveal: { from: "iris" },
  mirror: { axis: "x" },
  sweep: { start: 0, duration: TIMEBASE },
  chroma: { color: "#2f7d4f" },
  duotone: { dark: "#101840", light: "#f0e0c0" },
  feather: { left: 0.2, right: 0.2, up: 0.1, down: 0.3 },
  halftone: { cell: 12, dark: "#101010", light: "#f4f0e8" },
  grade: { brightness: 1.1, contrast: 1.3, saturation: 0.4 },
  sway: { property: "rotation", amplitude: 4, period: TIMEBASE },
};

const effects = (): Named[] =>
  Object.entries(EFFECTS).map(([type, values]) => ({ name: `effect ${type}`, document: pair({}, [effect.parse({ type, ...values })]) }));

const says = ({ document }: EditLog): string => JSON.stringify({ ...document, revision: 0 });

/** An ad after many random commands, all undone and done again. Throws where that is not the very document. */
function wandered(seed: number): Named {
  const next = random(seed);
  const start = begin(ad(TEMPLATES[seed % TEMPLATES.length] ?? "studio", "9:16", seed % 2 ? "en" : "zh"));
  let log = start;
  // The log forgets its oldest steps; here all of them are undone.
  const entries: EditLog["past"][number][] = [];
  for (let step = 0; step < COMMANDS; step += 1) {
    const command = anyCommand(log.document, next);
    // Sizes of the canvas of their own are no matter of who draws it.
    if (command.type === "canvas") continue;
    try {
      log = edit(log, [editCommand.parse(command)]);
      entries.push(...log.past.slice(-1));
    } catch (error) {
      if (!(error instanceof EditRefused)) throw error;
    }
  }
  const [last, steps] = [says(log), entries.length];
  let again: EditLog = { ...log, past: entries };
  for (let n = 0; n < steps; n += 1) again = undo(again);
  if (says(again) !== says(start)) throw new Error(`seed ${seed}: undo does not give back the ad`);
  for (let n = 0; n < steps; n += 1) again = redo(again);
  if (says(again) !== last) throw new Error(`seed ${seed}: redo does not give back what was made`);
  return { name: `random ${seed}`, document: again.document };
}

/** What is drawn by the preview and by the export: `few`, a sample of each kind. */
export function parityDocuments(few: boolean): Named[] {
  const wandering = Array.from({ length: few ? 1 : RANDOM }, (_, n) => wandered(n + 1));
  const kinds = [composed(), transitions(), effects(), wandering];
  return few ? kinds.flatMap((kind) => kind.filter((_, n) => n % 12 === 0)) : kinds.flat();
}

/** A composed ad, a transition and an effect: what a test has time for. */
export const paritySample = (): Named[] => [composed(), transitions(), effects()].flatMap((kind) => kind[1] ?? []);
