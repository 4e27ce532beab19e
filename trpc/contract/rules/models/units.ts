import type { Model } from "./model.ts";

/** What a form says that decides how much its run makes. */
interface Run {
  mode: string;
  count: number;
  /** So many pictures are given. */
  pictures: number;
}

/** How many films a run makes: of each picture one at least. */
export const filmCount = ({ mode, count, pictures }: Run): number =>
  mode === "image" ? Math.max(count, pictures) : mode === "frames" ? 1 : count;

/** How many pictures a run makes: the built-in engine makes each that was given over once, and blends two into one. */
export const pictureCount = ({ mode, count, pictures, model }: Run & { model: string }): number =>
  mode === "text" ? count : mode === "blend" ? 1 : model.startsWith("built-in/") ? Math.max(1, pictures) : count;

/** Pictures, or seconds of film in all. */
export const runUnits = ({ makes, seconds, ...run }: Run & { makes: Model["makes"]; model: string; seconds: number }): number =>
  makes === "video" ? seconds * filmCount(run) : pictureCount(run);

/** What a run costs in whole credits. */
export const modelCost = ({ credits }: Pick<Model, "credits">, units: number): number => Math.max(1, Math.ceil(credits * units - 1e-9));
