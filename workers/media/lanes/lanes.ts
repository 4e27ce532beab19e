import { SPEAKERS } from "../engines/speech/speakers.ts";
import { abreastOn, machine } from "./lane-size.ts";
import { Lane } from "./lane.ts";
import { Pool } from "./pool.ts";

/** The processes of the engines: speech beside pictures beside music beside thumbnails, each one job at a time. */
export const lanes = {
  speech: new Pool("speech", SPEAKERS),
  vision: new Pool("vision", abreastOn(machine)),
  music: new Lane("music"),
  thumbs: new Lane("thumbs"),
  transcribe: new Lane("transcribe"),
  embed: new Lane("embed"),
  enhance: new Lane("enhance"),
  erase: new Lane("erase"),
  matting: new Lane("matting"),
  people: new Lane("people"),
  lips: new Lane("lips"),
} as const;

/** Ends every engine's process. */
export async function closeLanes(): Promise<void> {
  await Promise.all(Object.values(lanes).map((lane) => lane.close()));
}
