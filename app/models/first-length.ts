import type { ShownModel } from "../../trpc/contract/model.ts";

const USUAL_SECONDS = 5;

/** The length that a form begins with, in seconds: the usual one, or the nearest that its model makes (of two the longer). */
export function firstLength(model: Pick<ShownModel, "seconds"> | undefined): number {
  const off = (length: number): number => Math.abs(length - USUAL_SECONDS);
  return model?.seconds.toSorted((one, other) => off(one) - off(other) || other - one)[0] ?? USUAL_SECONDS;
}
