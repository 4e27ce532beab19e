import { Lane } from "./lane.ts";

/** The processes of the engines: speech beside pictures beside music, each one job at a time. */
export const lanes = { speech: new Lane("speech"), vision: new Lane("vision"), music: new Lane("music") } as const;

/** Ends every engine's process. */
export async function closeLanes(): Promise<void> {
  await Promise.all(Object.values(lanes).map((lane) => lane.close()));
}
