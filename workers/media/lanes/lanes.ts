import { SPEAKERS } from "../engines/speech/speakers.ts";
import { Lane } from "./lane.ts";
import { Pool } from "./pool.ts";

/** The processes of the engines: speech beside pictures beside music, each one job at a time, speech as many as it has speakers. */
export const lanes = { speech: new Pool("speech", SPEAKERS), vision: new Lane("vision"), music: new Lane("music") } as const;

/** Ends every engine's process. */
export async function closeLanes(): Promise<void> {
  await Promise.all(Object.values(lanes).map((lane) => lane.close()));
}
