import type { ResultOf } from "../../media/protocol/jobs.ts";

type Seen = Pick<ResultOf<"picture">, "focus" | "people">;

/** What of a photograph is to stay in view where its place crops it: the largest face, else the middle of what it is of; 0…1. */
export function inView({ focus, people: [face] }: Seen): { x: number; y: number } {
  const { x, y, width, height } = face ?? focus;
  return { x: x + width / 2, y: y + height / 2 };
}
