import type { Report } from "../../../../trpc/contract/report.ts";
import { UNKNOWN } from "./facts.ts";
import { rounded } from "./report.ts";
import { saidIn } from "./spoken.ts";

/** What a line of the table of scenes tells. */
export const COLUMNS = ["scene", "start", "end", "seconds", "motion", "faces", "face_height", "said", "on_screen"] as const;

/** A line a scene. Seconds; `motion` 0…100, `face_height` a share of the picture's. */
export const rowsOf = ({ scenes, transcript, on_screen_text }: Report): (string | number)[][] =>
  scenes.map(({ start, end, motion, faces, face }, n) => {
    const said = transcript ? saidIn(transcript.lines, { start, end: n + 1 < scenes.length ? end : Infinity }) : UNKNOWN;
    const shown = on_screen_text ? (on_screen_text.find((one) => one.start === start)?.text ?? "") : UNKNOWN;
    return [n + 1, start, end, rounded(end - start), motion, faces, face, said, shown];
  });
